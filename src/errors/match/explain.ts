import type {ErrorEntry, ErrorSource} from '../ErrorEntry';
import type {Catalog, PreparedEntry} from './createTemplates';
import {findPieces, findWhole, type Found} from './findMessage';
import {createLikeness, getStatusNearness} from './findNearest';
import {findCall, readSources} from './readContext';
import {readPaste, type Paste} from './readPaste';
import {readSignals, type Signals} from './readSignals';
import {Neighbors, toWords} from './words';

/** An entry that explains a text, and what of the text says so. */
export interface Match {
  readonly entry: ErrorEntry;
  readonly score: number;
  readonly evidence: readonly string[];
}

/** What a text means. */
export interface Explanation {
  /**
   * Whether entries explain it, whether only its status is known, or nothing is. A text without
   * words is empty.
   */
  readonly kind: 'empty' | 'known' | 'status' | 'unknown';
  /** Best first. */
  readonly matches: readonly Match[];
  /** Number of the first matches that explain it equally well. */
  readonly bestCount: number;
  /** Statuses that the text names. */
  readonly statuses: readonly string[];
  /** What comes nearest to a text that nothing explains. */
  readonly nearest: readonly Match[];
  /** Whether only both ends of the text were read. */
  readonly isCut: boolean;
}

const POINTS = {
  /** A message is there from its first to its last word: in points, and as a factor. */
  whole: 3,
  wholeFactor: 1.3,
  status: 4,
  otherStatus: -5,
  exitCode: 9,
  otherExitCode: -4,
  code: 8,
  rule: 12,
  source: 2,
  call: 1.5,
} as const;

/** Words of a message that are enough to name it, by their weight. */
const ENOUGH = 6;
/** Fewer are enough when the text also has its status, or names where it comes from. */
const ENOUGH_WITH_CONTEXT = 4;
const MAX_MATCHES = 6;
const NEAREST = 3;
/** Scores that differ by less are equal. */
const EQUAL = 0.75;

/** Explains a text by the entries of a catalog. */
export function explain(pasted: string, catalog: Catalog): Explanation {
  const paste = readPaste(pasted);
  const signals = readSignals(paste);
  const words = toWords(paste.text);
  const base = {statuses: signals.statuses.map(({value}) => value), isCut: paste.isCut};
  if (words.length === 0) return {...base, kind: 'empty', matches: [], bestCount: 0, nearest: []};

  const subject = {
    paste,
    signals,
    text: new Neighbors(words, paste.text),
    sources: readSources(paste),
  };
  const rated = catalog.entries
    .map((prepared) => rate(prepared, subject, catalog))
    .sort((one, other) => other.score - one.score);
  const [best] = rated.filter(({isNamed}) => isNamed);
  if (best !== undefined) {
    const named = rated.filter(({isNamed, score}) => isNamed && score >= best.score / 3);
    const matches = named.slice(0, MAX_MATCHES);
    return {...base, kind: 'known', matches, bestCount: countBest(matches), nearest: []};
  }
  const withStatus = rated.filter(({hasStatus}) => hasStatus);
  if (withStatus.length > 0) {
    return {
      ...base,
      kind: 'status',
      matches: withStatus,
      bestCount: withStatus.length,
      nearest: [],
    };
  }
  const nearest = findNearest(rated, paste, base.statuses);
  return {...base, kind: 'unknown', matches: [], bestCount: 0, nearest};
}

/** Points of an entry that is as like the text as can be. */
const LIKENESS_POINTS = 10;

function findNearest(rated: readonly Rated[], {text}: Paste, statuses: readonly string[]): Match[] {
  const getLikeness = createLikeness(text);
  return rated
    .map((one) => ({
      ...one,
      score:
        Math.max(0, one.score) +
        LIKENESS_POINTS * (getLikeness(one.entry) + getStatusNearness(one.entry, statuses)),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, NEAREST);
}

const countBest = (matches: readonly Match[]): number =>
  matches.filter(({score}) => (matches[0]?.score ?? 0) - score < EQUAL).length;

/** A text and what was read from it. */
interface Subject {
  readonly paste: Paste;
  readonly signals: Signals;
  readonly text: Neighbors;
  readonly sources: ReadonlySet<ErrorSource>;
}

interface Rated extends Match {
  /** Whether the text says enough to name this entry. */
  readonly isNamed: boolean;
  readonly hasStatus: boolean;
}

function rate(prepared: PreparedEntry, subject: Subject, catalog: Catalog): Rated {
  const {entry} = prepared;
  const {paste, signals, sources} = subject;
  const found = findBest(prepared, subject, catalog);
  const status = rateNumber(entry.status, signals.statuses, [POINTS.status, POINTS.otherStatus]);
  const exit = rateNumber(entry.exitCode, signals.exitCodes, [
    POINTS.exitCode,
    POINTS.otherExitCode,
  ]);
  const code = findCode(entry, subject, catalog);
  const isSource = entry.sources.some((source) => sources.has(source));
  const call = findCall(entry, paste);
  const score =
    ratePresence(found) +
    status.points +
    exit.points +
    code.points +
    (isSource ? POINTS.source : 0) +
    (call === undefined ? 0 : call.includes(' ') ? 2 * POINTS.call : POINTS.call);
  const hasContext = status.points > 0 || code.points > 0 || isSource || call !== undefined;
  const enough = hasContext ? ENOUGH_WITH_CONTEXT : ENOUGH;
  return {
    entry,
    score,
    evidence: [
      ...(found?.evidence ?? []),
      ...[status, exit, code].flatMap(({evidence}) => (evidence === undefined ? [] : [evidence])),
    ],
    isNamed: (found !== undefined && isEnough(found, enough)) || exit.points > 0 || code.points > 0,
    hasStatus: status.points > 0,
  };
}

const ratePresence = (found: Found | undefined): number =>
  found?.isWhole === true ? found.weight * POINTS.wholeFactor + POINTS.whole : (found?.weight ?? 0);

/** A short message is enough as a whole, a long one by its telling words. */
const isEnough = ({weight, isWhole, isTelling}: Found, enough: number): boolean =>
  isWhole ? weight >= enough * 0.6 : isTelling && weight >= enough;

/** The message that the text has most of. */
function findBest(
  {templates, title}: PreparedEntry,
  {paste, text}: Subject,
  {weigh}: Catalog,
): Found | undefined {
  let best: Found | undefined;
  const isBetter = (found: Found | undefined): boolean => ratePresence(found) > ratePresence(best);
  for (const template of templates) {
    const found = findWhole(template, paste, text) ?? findPieces(template, paste, text, weigh);
    if (isBetter(found)) best = found;
  }
  const found = title === undefined ? undefined : findPieces(title, paste, text, weigh);
  return isBetter(found) ? found : best;
}

interface Points {
  readonly points: number;
  readonly evidence: string | undefined;
}

const NONE: Points = {points: 0, evidence: undefined};

/** A status or exit code speaks for an entry that has it, and against one that has another. */
function rateNumber(
  value: string | undefined,
  signals: Signals['statuses'],
  [same, other]: readonly [same: number, other: number],
): Points {
  if (value === undefined || signals.length === 0) return NONE;
  const wanted = value.endsWith('xx') ? value[0] : undefined;
  const signal = signals.find((one) =>
    wanted === undefined ? one.value === value : one.value[0] === wanted,
  );
  if (signal === undefined) return {points: other, evidence: undefined};
  // Of many statuses in a log, each says less.
  return {points: same / Math.sqrt(signals.length), evidence: signal.evidence};
}

/** A code as a whole word; the name of a case only where the sandbox writes it. */
function findCode(
  {codes, tries}: ErrorEntry,
  {signals: {rule}, text}: Subject,
  {codeCounts}: Catalog,
): Points {
  for (const code of codes) {
    const small = code.toLowerCase();
    if (tries.length > 0) {
      if (rule?.value === small) return {points: POINTS.rule, evidence: rule.evidence};
    } else if (text.has(small)) {
      return {points: POINTS.code / Math.sqrt(codeCounts.get(small) ?? 1), evidence: code};
    }
  }
  return NONE;
}
