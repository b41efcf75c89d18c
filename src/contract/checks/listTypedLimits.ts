import {limits, toLimitText, type LimitName} from '../../data/limits';

/** Limits that only mean something in pairs. */
const RANGES: readonly (readonly [LimitName, LimitName])[] = [
  ['maxReadsMin', 'maxReadsMax'],
  ['eventsPageMin', 'eventsPageMax'],
];
const PICTURE_SIZE = ['fullHdWidth', 'fullHdHeight'] as const;

/** A way to type a limit, and the tokens to write for it. */
interface TypedLimit {
  readonly text: string;
  readonly use: string;
}

const names = Object.keys(limits) as LimitName[];
const typedLimits: readonly TypedLimit[] = [
  // "5" alone can be about anything; a number with its unit cannot.
  ...[...new Set(names.map(toLimitText))]
    .filter((text) => /[A-Za-z]{2,}$/.test(text))
    .map((text) => ({
      text,
      use: names
        .filter((name) => toLimitText(name) === text)
        .map((name) => `%%limit.${name}%%`)
        .join(' or '),
    })),
  ...RANGES.map(([min, max]) => ({
    text: `${toLimitText(min)} to ${toLimitText(max)}`,
    use: `%%limit.${min}%% to %%limit.${max}%%`,
  })),
  {
    text: PICTURE_SIZE.map((name) => limits[name].value).join(' × '),
    use: PICTURE_SIZE.map((name) => `%%limit.${name}.value%%`).join(' × '),
  },
  {text: String(limits.imageBytes.value), use: '%%limit.imageBytes.value%%'},
];

const patterns = typedLimits.map(({text, use}) => ({
  use,
  pattern: new RegExp(
    `(?<![\\w.,-])${text.replaceAll(/[ \u00a0]/g, '[ \\u00a0-]')}(?![\\w-])`,
    'g',
  ),
}));

/**
 * Finds limits that are typed into the text of a specification instead of written as tokens.
 *
 * @param file as messages name it
 * @param text of the file, its tokens not expanded
 */
export function listTypedLimits(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns.flatMap(({pattern, use}) =>
        [...line.matchAll(pattern)].map(
          ([typed]) =>
            `${file}:${index + 1}: types a limit by hand, got "${typed}". Expected: ${use}.`,
        ),
      ),
    );
}
