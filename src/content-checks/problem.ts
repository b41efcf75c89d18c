/** One problem in the content. */
export interface Problem {
  /** Path from the top of the repository. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, what was got, what is expected. */
  readonly message: string;
}

/** `- docs/faq.mdx:12: link "/x" has no page.` */
export const formatProblem = ({file, line, message}: Problem): string =>
  `- ${file}:${line}: ${message}`;

/** Reading order: by file, then by line. */
export const compareProblems = (a: Problem, b: Problem): number =>
  a.file < b.file
    ? -1
    : a.file > b.file
      ? 1
      : a.line - b.line || a.message.localeCompare(b.message, 'en');
