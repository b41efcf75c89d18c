import {escapeMarkup} from '../escapeMarkup';

/** Colors of code, each a class in `css/code.css`. */
export const CODE_COLORS = ['comment', 'keyword', 'string', 'number', 'name', 'property'] as const;
export type CodeColor = (typeof CODE_COLORS)[number];

/**
 * A run of code: plain, or the index of its color and its text. It takes a third of the bytes of
 * markup.
 */
export type CodeRun = string | readonly [color: number, text: string];

/** Code that differs by where its request goes: a version for each of `sampleTargets`. */
type Versions = readonly [cloud: readonly CodeRun[], sandbox: readonly CodeRun[]];
export type SampleRun = CodeRun | Versions;

export const isVersions = (run: SampleRun): run is Versions => Array.isArray(run[0]);

/** The code of one target, or with all versions of what differs. */
export const toSampleText = (runs: readonly SampleRun[], target?: number): string =>
  runs
    .map((run) => {
      if (isVersions(run))
        return toSampleText(target === undefined ? run.flat() : (run[target] ?? []));
      return typeof run === 'string' ? run : run[1];
    })
    .join('');

/** Markup of highlighted code, whose text content is the code. */
export const toMarkup = (runs: readonly CodeRun[]): string =>
  runs
    .map((run) =>
      typeof run === 'string'
        ? escapeMarkup(run)
        : `<span class="code-${CODE_COLORS[run[0]]}">${escapeMarkup(run[1])}</span>`,
    )
    .join('');
