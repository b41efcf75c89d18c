/**
 * Changes the head of a page, and a page without one as a whole. A replacement in all of a large
 * page would copy its text.
 */
export function changeHead(html: string, change: (head: string) => string): string {
  const end = html.indexOf('</head>');
  return end === -1 ? change(html) : change(html.slice(0, end)) + html.slice(end);
}
