/**
 * The head of a page with its policy written in, for hosts that cannot send headers. It comes before
 * everything that it governs; `frame-ancestors` only works as a header, so it is left out.
 *
 * @param head of the page, as the build wrote it
 * @throws Error when the page does not begin as expected
 */
export function insertPolicy(head: string, policy: string): string {
  const start = /<head><meta charset="?utf-8"?\s*\/?>/i.exec(head);
  if (start === null) {
    throw new Error(
      'Page: the policy has no place. Expected: <head> that begins with <meta charset>.',
    );
  }
  const inPage = policy
    .split('; ')
    .filter((directive) => !/^(frame-ancestors|report-uri|sandbox)\b/.test(directive))
    .join('; ');
  const end = start.index + start[0].length;
  return `${head.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${inPage}">${head.slice(end)}`;
}
