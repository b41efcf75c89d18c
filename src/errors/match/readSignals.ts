import type {Paste} from './readPaste';

/** A number with a meaning, and the text that gives it this meaning. */
interface Signal {
  readonly value: string;
  readonly evidence: string;
}

/** What a text says beside its messages. */
export interface Signals {
  readonly statuses: readonly Signal[];
  readonly exitCodes: readonly Signal[];
  /** The case of the sandbox, from its header `x-sandbox-rule`. */
  readonly rule: Signal | undefined;
}

const STATUS = '([2-5]\\d\\d)(?![\\d.]|ms\\b| ?ms\\b)';

/** Where a number of three digits is a status. */
const STATUS_PATTERNS: readonly RegExp[] = [
  `\\bhttp(?:/[\\d.]{1,3})?["']? ${STATUS}`,
  `\\bhttp(?:/[\\d.]{1,3})?["']? ?[:=-] ?${STATUS}`,
  `\\bstatus(?:[ _-]?(?:code|line))?["']? ?[:=]? ?["'(]?${STATUS}`,
  `\\bstatuscode["']? ?[:=] ?["']?${STATUS}`,
  `\\b(?:responded|replied|returned|failed|respond)(?: with)?(?: error)?(?: (?:http|status|code)){0,3}:? ?${STATUS}`,
  `\\b(?:error|code|response|rejected|http error)["']? ?[:=]? ?[[("']?${STATUS}`,
  `[[(]${STATUS}[\\])]`,
  `"[a-z]{3,7} [^"]{1,300}" ${STATUS}\\b`,
  `(?:^|[^\\w.:-])${STATUS}:? (?:ok\\b|client error|server error|bad request|unauthori[sz]ed|payment required|forbidden|not found|method not allowed|request time-?out|conflict|payload too large|request entity too large|content too large|unsupported media|too many requests|internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out)`,
].map((source) => new RegExp(source, 'g'));

const EXIT_PATTERNS: readonly RegExp[] = [
  /\bexit(?:ed|s|ing)?(?: with)?(?: (?:non-zero|nonzero))?[ _-]?(?:code|status|value)?["']? ?[:=]? ?[("']?(\d{1,3})(?![\d.])/g,
  /\bexit ?code["']? ?[:=] ?["']?(\d{1,3})\b/g,
  /\b(?:return|returned|rc|ret|code)(?: ?code)? ?[=:] ?(\d{1,3})(?![\d.])/g,
  /\bnon-?zero (?:exit )?(?:code|status)[ :]{0,2}(\d{1,3})\b/g,
  /\bcode=(?:exited|killed|dumped), ?status=(\d{1,3})/g,
  /\bkilled with code (\d{1,3})\b/g,
];

const RULE = /\bx-sandbox-rule["']? ?[:=] ?["']?([a-z]{2,40})/;

/** The most signals of a kind that are read: a log can name thousands. */
const MAX_SIGNALS = 200;

/** Reads statuses and exit codes, where the words around a number say that it is one. */
export function readSignals({shown, text}: Paste): Signals {
  const rule = RULE.exec(text);
  return {
    statuses: /^[2-5]\d\d$/.test(text)
      ? [{value: text, evidence: shown}]
      : collect(STATUS_PATTERNS, text, shown),
    exitCodes: /^(?:\d{1,2}|1\d\d)$/.test(text)
      ? [{value: text, evidence: shown}]
      : collect(EXIT_PATTERNS, text, shown).filter(({value}) => value !== '0'),
    rule: rule === null ? undefined : {value: rule[1] ?? '', evidence: rule[0]},
  };
}

/** The first of each value, in the order of the text. */
function collect(patterns: readonly RegExp[], text: string, shown: string): Signal[] {
  const found = new Map<string, {readonly at: number; readonly evidence: string}>();
  for (const pattern of patterns) {
    let count = 0;
    for (const match of text.matchAll(pattern)) {
      if ((count += 1) > MAX_SIGNALS) break;
      const [whole, value = ''] = match;
      const known = found.get(value);
      if (known !== undefined && known.at <= match.index) continue;
      const evidence = shown.slice(match.index, match.index + whole.length).trim();
      found.set(value, {at: match.index, evidence});
    }
  }
  return [...found]
    .sort(([, one], [, other]) => one.at - other.at)
    .map(([value, {evidence}]) => ({value, evidence: shorten(evidence)}));
}

/** A line of an access log is long; its end has the status. */
const shorten = (evidence: string): string =>
  evidence.length <= 60 ? evidence : `…${evidence.slice(-59)}`;
