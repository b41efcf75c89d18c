import {joinBytes, toUtf8, type Bytes} from '../bytes';
import {readHeaderLines} from './readHttp';
import {splitCommand} from './shellWords';
import {RequestTextError, type WebhookRequest} from './WebhookRequest';

/** Options that take a value, without those that matter here. */
const WITH_VALUE = new Set(
  '-X --request -u --user -A --user-agent -e --referer -b --cookie -c --cookie-jar -o --output -T --upload-file -m --max-time --connect-timeout -x --proxy --cert --key --cacert -w --write-out --retry --resolve --url -D --dump-header --limit-rate'.split(
    ' ',
  ),
);
const HEADER = new Set(['-H', '--header']);
const DATA = new Set(['-d', '--data', '--data-ascii', '--data-raw', '--data-binary', '--json']);
const OTHER_DATA = new Set(['-F', '--form', '--form-string', '--data-urlencode']);

const FORM = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
const JSON_TYPE = ['Content-Type', 'application/json'] as const;

interface Option {
  readonly name: string;
  readonly value: Bytes;
}

/**
 * Reads the request that a curl command sends.
 *
 * @throws RequestTextError if its body cannot be known
 */
export function readCurl(command: string): WebhookRequest {
  const options = listOptions(splitCommand(command));
  if (options.some(({name}) => OTHER_DATA.has(name))) {
    throw new RequestTextError(
      'The command sends a form. The agent sends JSON: paste a command with --data-raw or --data-binary.',
    );
  }
  const headers = options
    .filter(({name}) => HEADER.has(name))
    .flatMap(({value}) => readHeaderLines([toText(value)]));
  const data = options.filter(({name}) => DATA.has(name));
  const hasType = headers.some(([name]) => name.toLowerCase() === 'content-type');
  // What curl adds by itself, as a server sees it.
  const type = data.some(({name}) => name === '--json') ? JSON_TYPE : FORM;
  return {
    headers: hasType || data.length === 0 ? headers : [...headers, type],
    ...joinData(data),
  };
}

/** The data as curl joins it. */
function joinData(data: readonly Option[]): Pick<WebhookRequest, 'body' | 'notes'> {
  const files = data.filter(({name, value}) => name !== '--data-raw' && value[0] === 64);
  if (files.length > 0) {
    const names = files.map(({value}) => toText(value).slice(1)).join(', ');
    return {
      body: new Uint8Array(),
      notes: [`The body is in the file ${names}. Choose that file as the body.`],
    };
  }
  const parts = data.flatMap(({name, value}, index) =>
    index === 0 || name === '--json' ? [value] : [toUtf8('&'), value],
  );
  return {body: joinBytes(parts), notes: []};
}

function listOptions(words: readonly Bytes[]): Option[] {
  const options: Option[] = [];
  for (let index = 1; index < words.length; index += 1) {
    const bytes = words[index] ?? new Uint8Array();
    const word = bytes[0] === 45 ? toText(bytes) : '';
    const short = /^-[HdXFu]/.test(word) && word.length > 2 ? word.slice(0, 2) : undefined;
    if (short !== undefined) {
      options.push({name: short, value: bytes.slice(2)});
    } else if (isWithValue(word)) {
      index += 1;
      options.push({name: word, value: words[index] ?? new Uint8Array()});
    }
  }
  return options;
}

const isWithValue = (word: string): boolean =>
  WITH_VALUE.has(word) || HEADER.has(word) || DATA.has(word) || OTHER_DATA.has(word);

const toText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
