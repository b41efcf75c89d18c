import {joinBytes, toUtf8, type Bytes} from '../bytes';
import {readHeaderLines} from './readHttp';
import {splitCommand} from './shellWords';
import {RequestTextError, type WebhookRequest} from './WebhookRequest';

/** Short options that take a value: the rest of their word, or the next word. */
const SHORT_WITH_VALUE = 'AbcCdDeEFHKmoPQrtTuUwxXyYz';
/** The long names of short options that matter here. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  d: '--data',
  F: '--form',
  G: '--get',
  H: '--header',
  T: '--upload-file',
  ':': '--next',
};
const DATA = ['--data', '--data-ascii', '--data-raw', '--data-binary', '--json'];
const OTHER_DATA = ['--form', '--form-string', '--data-urlencode'];
/** Long options that take a value, without rare ones that no dash follows. */
const LONG_WITH_VALUE = new Set([
  ...DATA,
  ...OTHER_DATA,
  ...'--header --upload-file --request --user --user-agent --referer --cookie --cookie-jar --output --max-time --connect-timeout --proxy --cert --key --cacert --write-out --retry --resolve --url --dump-header --limit-rate'.split(
    ' ',
  ),
]);

const FORM = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
const JSON_TYPE = ['Content-Type', 'application/json'] as const;

const DASH = 45;
const NOTHING: Bytes = new Uint8Array();

interface Option {
  readonly name: string;
  readonly value: Bytes;
}

/**
 * Reads the request that a curl command sends.
 *
 * @throws RequestTextError if its body cannot be known
 */
export function readCurl(text: string): WebhookRequest {
  const {words, end} = splitCommand(text);
  const options = listOptions(words);
  const data = options.filter(({name}) => DATA.includes(name));
  rejectOtherBodies(options, data.length > 0);
  const headers = options
    .filter(({name}) => name === '--header')
    .flatMap(({value}) => readHeaderLines([toText(value)]));
  const hasType = headers.some(([name]) => name.toLowerCase() === 'content-type');
  // What curl adds by itself, as a server sees it.
  const type = data.some(({name}) => name === '--json') ? JSON_TYPE : FORM;
  const files = listFiles(options);
  return {
    headers: hasType || data.length === 0 ? headers : [...headers, type],
    body: files.length > 0 ? NOTHING : joinData(data),
    notes: [
      ...(end === undefined ? [] : [`Only the first command was read, up to ${end}.`]),
      ...(files.length === 0
        ? []
        : [`The command reads its body from ${files.join(', ')}. Choose a file with that body.`]),
    ],
  };
}

function rejectOtherBodies(options: readonly Option[], hasData: boolean): void {
  if (options.some(({name}) => OTHER_DATA.includes(name))) {
    throw new RequestTextError(
      'The command sends a form. The agent sends JSON: paste a command with --data-raw or --data-binary.',
    );
  }
  if (hasData && options.some(({name}) => name === '--get')) {
    throw new RequestTextError(
      'With -G or --get, curl puts the data into the address and sends no body. The agent sends the event as the body: leave that option out.',
    );
  }
}

/** What curl reads the body from, in words. */
const listFiles = (options: readonly Option[]): string[] =>
  options.flatMap(({name, value}) => {
    const text = toText(value);
    const isFile = DATA.includes(name) && name !== '--data-raw' && text.startsWith('@');
    if (!isFile && name !== '--upload-file') return [];
    const file = isFile ? text.slice(1) : text;
    return [file === '-' ? 'its standard input' : `the file ${file}`];
  });

/** The data as curl joins it. */
const joinData = (data: readonly Option[]): Bytes =>
  joinBytes(
    data.flatMap(({name, value}, index) =>
      index === 0 || name === '--json' ? [value] : [toUtf8('&'), value],
    ),
  );

/** The options of the first request, each by its long name if it matters here. */
function listOptions(words: readonly Bytes[]): Option[] {
  const options: Option[] = [];
  const rest = words.slice(1).values();
  const takeNext = (): Bytes => rest.next().value ?? NOTHING;
  for (const word of rest) {
    if (word[0] !== DASH) continue;
    const read = word[1] === DASH ? readLong : readShort;
    for (const option of read(word, takeNext)) {
      // After the one comes another request, after the other come addresses.
      if (option.name === '--next' || option.name === '--') return options;
      options.push(option);
    }
  }
  return options;
}

function readLong(word: Bytes, takeNext: () => Bytes): Option[] {
  const name = toText(word);
  return [{name, value: LONG_WITH_VALUE.has(name) ? takeNext() : NOTHING}];
}

/** Short options share a word up to the first one with a value. */
function* readShort(word: Bytes, takeNext: () => Bytes): Generator<Option> {
  for (let at = 1; at < word.length; at += 1) {
    const letter = String.fromCharCode(word[at] ?? 0);
    const name = LONG_NAMES[letter] ?? letter;
    if (SHORT_WITH_VALUE.includes(letter)) {
      yield {name, value: at + 1 < word.length ? word.slice(at + 1) : takeNext()};
      return;
    }
    yield {name, value: NOTHING};
  }
}

const toText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
