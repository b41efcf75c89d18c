const STRING_OR_SPACE = /"[^"\\]*(?:\\[^][^"\\]*)*"|\s+|[,:]/g;

/** JSON with other spaces between its tokens; numbers and escapes stay as they are in the text. */
export function spaceJson(text: string, comma: string, colon: string): string {
  return text.replace(STRING_OR_SPACE, (token) => {
    if (token.startsWith('"')) return token;
    if (token === ',') return comma;
    return token === ':' ? colon : '';
  });
}
