import {capitalise, type Writer} from './Writer';

export const codeLanguages = ['bash', 'js', 'python', 'json'] as const;

/** A block of code of ten lines at most, in one of four languages. */
export function createCode(language: (typeof codeLanguages)[number], writer: Writer): string {
  const a = writer.word();
  const b = writer.word();
  const number = Math.floor(writer.draw() * 900) + 100;
  switch (language) {
    case 'bash':
      return `curl -X POST "https://api.example.com/v1/${a}?limit=${number}" \\
  -H "X-Api-Key: $API_KEY" \\
  -H "Accept: application/json" \\
  -F "${b}=@./${b}-${number}.jpg" \\
  -F "maxreads=1" | jq '.data.${a}s[0]'`;
    case 'js':
      return `import { ${capitalise(a)}Client } from "@example/client";

const client = new ${capitalise(a)}Client({ apiKey: process.env.API_KEY, region: "EU" });

export async function read${capitalise(b)}(file) {
  // Retry once on 429, then give up.
  for (let attempt = 0; attempt < 2; attempt++) {
    const response = await client.send({ image: file, timeout: ${number} });
    if (response.status !== 429) return response.data.${a}s.map((item) => item.${b});
  }
  throw new Error(\`${b} was throttled\`);
}`;
    case 'python':
      return `from example_client import ${capitalise(a)}Client

client = ${capitalise(a)}Client(api_key=os.environ["API_KEY"], region="EU")

def read_${b}(path: str) -> list[dict]:
    """Return every ${b} found in the image."""
    with open(path, "rb") as image:
        response = client.send(image=image, timeout=${number})
    return [item["${b}"] for item in response["data"]["${a}s"]]`;
    case 'json':
      return `{
  "version": "1.4.${number % 50}",
  "data": {
    "${a}s": [
      { "found": true, "confidence": ${number % 100}, "${b}": { "code": ${number}, "text": "AB${number}" } }
    ]
  }
}`;
  }
}
