/** A page in two texts: to change a small one does not copy the other. */
interface PageTexts {
  /** All before `</head>`; a page without one as a whole. */
  readonly head: string;
  readonly body: string;
}

export function splitHead(html: string): PageTexts {
  const end = html.indexOf('</head>');
  return end === -1 ? {head: html, body: ''} : {head: html.slice(0, end), body: html.slice(end)};
}
