/** The parts of a multipart body, by Node's own parser. */
export async function parseForm(request: {
  readonly headers: {readonly 'content-type'?: string};
  readonly body: Buffer;
}): Promise<FormData> {
  return new Response(new Uint8Array(request.body), {
    headers: {'content-type': request.headers['content-type']!},
  }).formData();
}
