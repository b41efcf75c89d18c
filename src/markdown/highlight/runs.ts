/** Colors of code, each a class in `css/code.css`. */
export const CODE_COLORS = ['comment', 'keyword', 'string', 'number', 'name', 'property'] as const;
export type CodeColor = (typeof CODE_COLORS)[number];

/**
 * A run of code: plain, or the index of its color and its text. It takes a third of the bytes of
 * markup.
 */
export type CodeRun = string | readonly [color: number, text: string];

/** Markup of highlighted code, whose text content is the code. */
export const toMarkup = (runs: readonly CodeRun[]): string =>
  runs
    .map((run) =>
      typeof run === 'string'
        ? escape(run)
        : `<span class="code-${CODE_COLORS[run[0]]}">${escape(run[1])}</span>`,
    )
    .join('');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
