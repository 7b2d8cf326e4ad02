//! Small programs to copy from; see the `examples` folder.
