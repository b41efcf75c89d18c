/** A stretch of code: plain, or the name of its colour and its text. Half the size of markup, so it suits data of pages. */
export type CodeRun = string | readonly [colour: string, text: string];

/** Markup of highlighted code, whose text content is the code. */
export const toMarkup = (runs: readonly CodeRun[]): string =>
  runs
    .map((run) =>
      typeof run === 'string'
        ? escape(run)
        : `<span class="code-${run[0]}">${escape(run[1])}</span>`,
    )
    .join('');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
