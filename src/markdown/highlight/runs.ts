/** Colors of code, each a class in `css/code.css`. */
export const CODE_COLORS = ['comment', 'keyword', 'string', 'number', 'name', 'property'] as const;
export type CodeColor = (typeof CODE_COLORS)[number];

/**
 * A run of code: plain, or the index of its color and its text. It takes a third of the bytes of
 * markup.
 */
export type CodeRun = string | readonly [color: number, text: string];

/** Code that differs by where its request goes: one version for each of `sampleTargets`. */
export type SampleRun = CodeRun | {readonly targets: readonly (readonly CodeRun[])[]};

/** The code of one target, or with all versions of what differs. */
export const toSampleText = (runs: readonly SampleRun[], target?: number): string =>
  runs
    .map((run) => {
      if (typeof run === 'string') return run;
      if (!('targets' in run)) return run[1];
      return toSampleText(target === undefined ? run.targets.flat() : (run.targets[target] ?? []));
    })
    .join('');

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
