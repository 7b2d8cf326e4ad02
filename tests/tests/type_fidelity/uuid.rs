use isoform_tests::spelled::Spelled;
use serde_json::json;
use uuid::Uuid;

#[test]
fn uuids() {
    Spelled::<Uuid>::exact()
        .writes(|random| Uuid::from_u64_pair(random.bits(), random.bits()))
        .reads(|random| {
            let text = Uuid::from_u64_pair(random.bits(), random.bits()).to_string();
            if random.one_in(2) {
                text.to_uppercase()
            } else {
                text
            }
        })
        .refuses(&[
            "",
            "67e55044-10b1-426f-9247-bb680e5fe0c",
            "67e55044-10b1-426f-9247-bb680e5fe0cg",
        ])
        .wider_reading(&[
            json!("67e5504410b1426f9247bb680e5fe0c8"),
            json!("{67e55044-10b1-426f-9247-bb680e5fe0c8}"),
            json!("urn:uuid:67e55044-10b1-426f-9247-bb680e5fe0c8"),
        ]);
}
