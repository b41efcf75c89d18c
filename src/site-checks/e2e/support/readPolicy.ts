/** The Content-Security-Policy that a page of a running server comes with. */
export async function readPolicy(url: string): Promise<string> {
  const {headers} = await fetch(url, {method: 'HEAD'});
  const policy = headers.get('content-security-policy');
  if (policy === null) throw new Error(`${url}: has no Content-Security-Policy. Expected: one.`);
  return policy;
}
