import {limits, toLimitText, type LimitName} from '../../data/limits';
import {listPageProse} from '../listProse';
import type {Problem} from '../problem';
import type {ProseBlock} from '../prose';
import type {ContentSite} from '../site';
import {toLine} from '../toLine';

/** What sentences about a limit have in common, so that a wrong number is found too. */
interface LimitTopic {
  readonly names: readonly LimitName[];
  readonly quantity: RegExp;
  /** Words that must be in the same sentence. */
  readonly about: RegExp;
}

const NUMBER = String.raw`(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)`;
const quantity = (units: string): RegExp =>
  new RegExp(String.raw`\b${NUMBER}[ \u00a0-]?(?:${units})\b`, 'gi');
const BOUND = String.raw`at most|up to|maximum|max\.|limit(?:s|ed)?|(?:no|not) (?:more|larger|bigger) than|(?:larger|bigger|smaller|less|more) than|below|under|over|exceeds?|cannot|accepts?|allows?`;

const topics: readonly LimitTopic[] = [
  {
    names: ['imageMegabytes'],
    quantity: quantity('MB|MiB|megabytes?|mega ?bytes?|kB|KB|KiB'),
    about: new RegExp(
      String.raw`(?=[^]*\b(?:images?|photos?|pictures?|requests?|uploads?)\b)(?=[^]*\b(?:${BOUND})\b)`,
      'i',
    ),
  },
  {
    names: ['hooksPerKey'],
    quantity: quantity('(?:active |registered )?hooks?'),
    about: new RegExp(String.raw`\b(?:${BOUND}|keys?|registers?)\b`, 'i'),
  },
  {
    names: ['eventRetentionMs', 'hookConfirmationMs'],
    quantity: quantity('hours?|days?|h'),
    about: /\b(?:events?|hooks?|confirm\w*|subscriptions?|stored|kept|keeps?)\b/i,
  },
  {
    names: ['usageHistoryMs'],
    quantity: quantity('days?|weeks?|months?'),
    about: /\b(?:usages?|history)\b/i,
  },
  {
    names: ['eventsPageMax', 'eventsPageDefault'],
    quantity: quantity('(?:stored )?events?'),
    about: new RegExp(String.raw`\b(?:${BOUND}|pages?|lists?)\b`, 'i'),
  },
  {
    names: ['maxReadsMin', 'maxReadsMax'],
    quantity: quantity('(?:vehicles?|plates?|reads?)'),
    about: new RegExp(String.raw`\b(?:${BOUND})\b`, 'i'),
  },
];

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** A limit comes from its one home: typed by hand it may be wrong, or become so. */
export const checkLimits = ({pages}: ContentSite): Problem[] =>
  pages.flatMap((page) =>
    listPageProse(page).flatMap((block) =>
      checkBlock(block).map((finding) => ({file: page.file, ...finding})),
    ),
  );

function checkBlock({text, line}: ProseBlock): Omit<Problem, 'file'>[] {
  return [...segmenter.segment(text)].flatMap(({segment, index}) =>
    topics.flatMap((topic) => {
      if (!topic.about.test(segment)) return [];
      return (
        [...segment.matchAll(topic.quantity)]
          // The right number is reported by `checkLiterals`.
          .filter(
            ([found]) =>
              !topic.names.some(
                (name) =>
                  toLimitText(name).replace('\u00a0', ' ') === found.replace('\u00a0', ' ') &&
                  limits[name].unit !== 'reads',
              ),
          )
          .map((match) => ({
            line: toLine(text, index + match.index, line),
            message: `types a limit by hand, got ${JSON.stringify(match[0])}. Expected: ${topic.names.map((name) => `<Limit name="${name}" />`).join(' or ')}, which is ${toLimitText(topic.names[0] as LimitName)}.`,
          }))
      );
    }),
  );
}
