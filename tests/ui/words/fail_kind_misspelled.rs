use isoform::structured_output;

#[structured_output(profiles(openai(check_locally(string_lenght))))]
struct Reply {
    answer: String,
}

fn main() {}
