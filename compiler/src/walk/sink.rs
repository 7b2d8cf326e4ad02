//! Text into a buffer that is given, counted or left out.

/// Text that is written as far as the buffer goes, and counted beyond it.
pub(crate) struct Sink<'s> {
    bytes: &'s mut [u8],
    len: usize,
    last: u8,
    /// Whether the sink takes text at all.
    pub(super) on: bool,
}

impl<'s> Sink<'s> {
    /// A sink that writes into the buffer and counts what would come behind it.
    pub(crate) const fn into(bytes: &'s mut [u8]) -> Sink<'s> {
        Sink {
            bytes,
            len: 0,
            last: 0,
            on: true,
        }
    }

    /// A sink that takes nothing, for checks that need no text.
    pub(crate) const fn off() -> Sink<'static> {
        Sink {
            bytes: &mut [],
            len: 0,
            last: 0,
            on: false,
        }
    }

    /// Whether the sink takes text at all.
    pub(crate) const fn is_on(&self) -> bool {
        self.on
    }

    /// How many bytes were put, whether or not there was room.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// What was written.
    pub(crate) const fn written(&self) -> &[u8] {
        let room = if self.len < self.bytes.len() {
            self.len
        } else {
            self.bytes.len()
        };
        self.bytes.split_at(room).0
    }

    /// Puts one byte.
    pub(crate) const fn byte(&mut self, byte: u8) {
        if !self.on {
            return;
        }
        if self.len < self.bytes.len() {
            self.bytes[self.len] = byte;
        }
        self.len += 1;
        self.last = byte;
    }

    /// Puts text as it is.
    pub(crate) const fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Puts bytes of text as they are.
    pub(crate) const fn bytes(&mut self, bytes: &[u8]) {
        if !self.on {
            return;
        }
        let mut i = 0;
        while i < bytes.len() {
            self.byte(bytes[i]);
            i += 1;
        }
    }

    /// Puts an object's key and its colon, and a comma before it where one is due.
    pub(crate) const fn key(&mut self, key: &str) {
        if !self.on {
            return;
        }
        self.comma();
        self.string(key);
        self.byte(b':');
    }

    /// Puts a comma unless this is the first member.
    pub(crate) const fn comma(&mut self) {
        if self.on && self.last != b'{' && self.last != b'[' {
            self.byte(b',');
        }
    }

    /// Opens an object or array.
    pub(crate) const fn open(&mut self, byte: u8) {
        self.byte(byte);
    }

    /// Closes an object or array.
    pub(crate) const fn close(&mut self, byte: u8) {
        self.byte(byte);
    }

    /// Puts a JSON string.
    pub(crate) const fn string(&mut self, text: &str) {
        if !self.on {
            return;
        }
        const HEX: &[u8; 16] = b"0123456789abcdef";
        self.byte(b'"');
        let bytes = text.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            match bytes[i] {
                b'"' => self.text("\\\""),
                b'\\' => self.text("\\\\"),
                b'\n' => self.text("\\n"),
                b'\r' => self.text("\\r"),
                b'\t' => self.text("\\t"),
                c if c < 0x20 => {
                    self.text("\\u00");
                    self.byte(HEX[(c >> 4) as usize]);
                    self.byte(HEX[(c & 15) as usize]);
                }
                c => self.byte(c),
            }
            i += 1;
        }
        self.byte(b'"');
    }

    /// Puts a JSON string whose content is a part of a buffer of ASCII.
    pub(crate) const fn ascii_string(&mut self, bytes: &[u8], len: usize) {
        self.byte(b'"');
        let mut i = 0;
        while i < len && i < bytes.len() {
            self.byte(bytes[i]);
            i += 1;
        }
        self.byte(b'"');
    }

    /// Puts an integer.
    pub(crate) const fn integer(&mut self, value: i128) {
        if !self.on {
            return;
        }
        if value < 0 {
            self.byte(b'-');
        }
        let mut rest = value.unsigned_abs();
        let mut digits = [0u8; 40];
        let mut n = 0;
        loop {
            digits[n] = b'0' + (rest % 10) as u8;
            rest /= 10;
            n += 1;
            if rest == 0 {
                break;
            }
        }
        while n > 0 {
            n -= 1;
            self.byte(digits[n]);
        }
    }
}
