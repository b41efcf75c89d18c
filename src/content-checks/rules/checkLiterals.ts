import {escapeRegexp} from '@docusaurus/utils';
import {limits, toLimitText, type LimitName} from '../../data/limits';
import {hosts, product} from '../../portal/product';
import {tokens} from '../../portal/tokens';
import {listPageProse} from '../listProse';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';
import {toLine} from '../toLine';

/** A typed text that repeats a constant, and what to write for it. */
interface Literal {
  readonly pattern: RegExp;
  readonly use: string;
}

const toPattern = (text: string, flags = 'g'): RegExp =>
  new RegExp(
    `(?<![\\w.-])${escapeRegexp(text).replaceAll(/[ \u00a0]/g, '[ \\u00a0-]')}(?![\\w-])`,
    flags,
  );

const limitNames = Object.keys(limits) as LimitName[];
// "5" alone can be about anything; a number with its unit cannot.
const limitTexts = [...new Set(limitNames.map(toLimitText))].filter((text) =>
  /[A-Za-z]{2,}$/.test(text),
);

const limitLiterals: readonly Literal[] = limitTexts.map((text) => ({
  pattern: toPattern(text),
  use: limitNames
    .filter((name) => toLimitText(name) === text)
    .map((name) => `<Limit name="${name}" />`)
    .join(' or '),
}));

const nameLiterals: readonly Literal[] = [
  ...Object.entries(hosts)
    .filter(([key]) => `host.${key}` in tokens)
    .map(([key, host]) => ({
      pattern: toPattern(host.replace(/^https?:\/\//, '')),
      use: `%%host.${key}%%`,
    })),
  {pattern: new RegExp(`\\b${product.name}\\b`, 'g'), use: '%%Product%%'},
  {pattern: new RegExp(`\\b${product.slug}\\b`, 'g'), use: '%%product%%'},
];

/** What a constant says is rendered from it, so that one change reaches every page. */
export function checkLiterals({pages, files}: ContentSite): Problem[] {
  const samples = files
    .filter(({file}) => /\/_samples\//.test(file))
    .map(({file, bytes}) => ({file, source: bytes.toString('utf8')}));
  return [
    ...[...pages, ...samples].flatMap(({file, source}) => findNames(file, source)),
    ...pages.flatMap(findLimits),
  ];
}

const findNames = (file: string, source: string): Problem[] =>
  source.split('\n').flatMap((line, index) => {
    const literal = nameLiterals.find(({pattern}) => line.search(pattern) >= 0);
    return literal === undefined
      ? []
      : [
          {
            file,
            line: index + 1,
            message: `types a name that is a constant. Expected: ${literal.use}.`,
          },
        ];
  });

const findLimits = (page: Page): Problem[] =>
  listPageProse(page)
    .filter(({kind}) => kind !== 'meta')
    .flatMap(({text, line}) =>
      limitLiterals.flatMap(({pattern, use}) =>
        [...text.matchAll(pattern)].map((match) => ({
          file: page.file,
          line: toLine(text, match.index, line),
          message: `types a limit by hand, got ${JSON.stringify(match[0])}. Expected: ${use}.`,
        })),
      ),
    );
