/** The line of a character in a text. @param first number of the first line of the text */
export const toLine = (text: string, index: number, first = 1): number =>
  first + text.slice(0, index).split('\n').length - 1;
