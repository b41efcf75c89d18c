import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED} from '../../testing/fuzz/fuzz';
import {fromUtf8} from '../bytes';
import {readRequests} from './readRequests';
import {getHeader} from './WebhookRequest';

const BODY =
  '{"detectionTimestamp":1700000000000,"event":{"plate":{"unicodeText":"Ж\'1 \\"x\\""}}}';

const read = (command: string) => {
  const {format, requests} = readRequests(command);
  const {body, notes, ...request} = requests[0]!.request;
  return {
    format,
    body: fromUtf8(body),
    signature: getHeader({body, notes, ...request}, 'x-signature'),
    notes,
  };
};

/** A command as bash runs it and as it is read here, with `$URL` for the address. */
describe('what curl sends is read of', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'curl-'));
  let server: Server;
  let url: string;
  let received: {body: string; signature: unknown; type: unknown}[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        received.push({
          body: bytes.toString('base64'),
          signature: request.headers['x-signature'],
          type: request.headers['content-type'],
        });
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close());

  /** Compares with the first request of the command. */
  async function compare(text: string): Promise<readonly string[]> {
    received = [];
    const command = text.replaceAll('$URL', url);
    await promisify(execFile)('bash', ['-c', command], {cwd});
    const {request} = readRequests(`$ ${command}`).requests[0]!;
    expect({
      body: Buffer.from(request.body).toString('base64'),
      signature: getHeader(request, 'x-signature'),
      type: getHeader(request, 'content-type'),
    }).toEqual(received[0]);
    return request.notes;
  }

  const quoted = `'${BODY.replaceAll("'", String.raw`'\''`)}'`;
  const header = `-H 'X-Signature: abc'`;

  it.each([
    ['quotes', `${header} -H "Content-Type: application/json" --data-raw ${quoted} $URL`],
    ['many lines', `\\\n  --header 'X-Signature: abc' \\\n  --data-binary ${quoted} $URL`],
    [
      '$ quotes',
      String.raw`-XPOST -H'x-signature: abc' --data-binary $'{"a":"\u0416\xff\n\'\\\101"}' $URL`,
    ],
    [
      'double quotes',
      String.raw`--data-raw "{\"a\":\"\\n \$ \` '\"}" -H "X-Signature: a""bc" $URL`,
    ],
    ['several data', `-d a=1 -d 'b 2' --compressed --max-time 9 ${header} $URL`],
    ['JSON', `--json '{"a":1}' -H X-Signature:\\ abc -s $URL`],
    ['several JSON', `--json '{"a":' --json '1}' ${header} $URL`],
    ['data that begins with @', `--data-raw @file ${header} $URL`],
    ['a header in a group of options', `-sH 'X-Signature: abc' -d ${quoted} $URL`],
    ['a header at the end of a group', `-sSH'X-Signature: abc' -d ${quoted} $URL`],
    ['data in a group of options', `${header} -sSd ${quoted} $URL`],
    ['a method in a group of options', `-kvXPUT ${header} -d ${quoted} $URL`],
    ['a value that looks like an option', `-A -dx -u -sd: ${header} -d ${quoted} $URL`],
    ['a value with the letters of options', `-su Hd:GT -AdHG ${header} -d ${quoted} $URL`],
    ['addresses after two dashes', `${header} -d ${quoted} -- $URL`],
    ['two requests', `${header} -d ${quoted} $URL --next -d second -H 'X-Signature: z' $URL`],
    ['two requests, in a group', `${header} -d ${quoted} $URL -s: -sd second $URL`],
    ['a request without a body', `${header} $URL`],
    ['an empty body', `${header} -d '' $URL`],
  ])('a command with %s', async (_how, options) => {
    expect(await compare(`curl ${options}`)).toEqual([]);
  });

  const send = `curl -s ${header} --data-raw ${quoted} $URL`;
  it.each([
    ['a pipe', `${send} | tr -d '\\r'`, '“|”'],
    ['a pipe without spaces', `${send}|cat -`, '“|”'],
    ['a second command', `${send}; curl -sd second $URL`, '“;”'],
    ['a command in case of success', `${send} && curl -sd second $URL`, '“&”'],
    ['a command in case of failure', `${send} || echo -d x`, '“|”'],
    ['a second line', `${send}\ncurl -sd second $URL`, 'the end of its line'],
    ['a second line on Windows', `${send}  \r\n\r\n  true -sd second $URL`, 'the end of its line'],
    ['the background', `${send} & wait`, '“&”'],
    ['a file', `${send} > out.txt`, undefined],
    ['a file in the middle', `curl >out ${header} 2>> out2 $URL -sd ${quoted}`, undefined],
    ['both outputs', `${send} 2>&1`, undefined],
    ['both outputs in a file', `${send} &> out -H 'X-More: 1'`, undefined],
    ['an option as the name of a file', `${send} > -dx`, undefined],
    ['files and a pipe', `${send} 2>/dev/null </dev/null | cat > out`, '“|”'],
    ['the output of a number', `${send} -H "X-More: 1"2>out`, undefined],
    ['a comment', `${send} # -d 'not a part`, undefined],
    ['a number sign', `${send}#part -H 'X-More:#1'`, undefined],
    ['operators in quotes', `${send} -H "a: |;&><" -H 'b: | ; & > # <' -H c:\\|\\;\\&`, undefined],
  ])('a command with %s', async (_what, command, end) => {
    expect(await compare(command)).toEqual(
      end === undefined ? [] : [`Only the first command was read, up to ${end}.`],
    );
  });

  it('random commands', {timeout: 60_000}, async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (command) => void (await compare(command))),
      {numRuns: 80, seed: SEED},
    );
  });

  it('each short option of curl with a value', () => {
    const help = execFileSync('curl', ['--help', 'all'], {encoding: 'utf8'});
    const options = [...help.matchAll(/^ *-(\S), +--\S+( [<[])?/gm)].filter(
      // These change what curl sends, and the value of -h can be missing.
      ([, letter = '']) => !'dFGHTh:'.includes(letter),
    );
    expect(options.length).toBeGreaterThan(40);
    for (const [, letter = '', value] of options) {
      const {body} = read(`curl -s${letter} -dx http://localhost/`);
      expect(body, letter).toBe(value === undefined ? 'x' : '');
    }
  });
});

const quoteSingle = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const quotes: readonly ((text: string) => string)[] = [
  quoteSingle,
  (text) => `"${text.replace(/[$`"\\]/g, String.raw`\$&`)}"`,
  (text) =>
    `$'${text.replace(/[^\w ]/g, (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`,
  (text) =>
    text.replace(/[^\w:]/g, (character) => (character === '\n' ? `'\n'` : `\\${character}`)),
];
const quote = fc.constantFrom(...quotes);
// No caret, by which a command of Windows is known.
const text = (characters: string) =>
  fc.string({unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12});
const words = {
  header: fc
    .tuple(text('ab1-_=/+.;|&<>#$(){}"\'\\ @'), quote)
    .map(([value, write]) => write(`X-Signature: a${value}b`)),
  data: fc
    .tuple(text('ab1-_=/+.;|&<>#$(){}"\'\\ @\n\r\tÁЖ!*?~%[],:'), quote)
    .map(([value, write]) => write(`a${value}b`)),
};
const toParts = (names: readonly string[], value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), value).map(([name, word]) => name + word);
const headerPart = toParts(['-H ', '-H', '-sH ', '-sSH', '--header '], words.header);
const dataPart = toParts(
  ['-d ', '-d', '-sSd ', '-ksd', '--data ', '--data-raw ', '--data-binary ', '--json '],
  words.data,
);
const otherPart = fc.constantFrom(
  ...['-X POST', '-XPUT', '-sXPOST', '-o out', '-sSLoout', '-A -dx', '-u a:-H', '-m9', '-sAd'],
  ...['> out', '2>&1', '2> /dev/null', '&>out', '</dev/null', '>>out', '>| out', '\\\n'],
);
const endings = fc.constantFrom(
  ...['', '', '', '| cat', '|cat', '; true -d x', '&& echo -H X-Signature:z', '|| true -dx'],
  ...['# -d note', '\ntrue -d x', '& wait', '2>&1 | cat', '--next -d x $URL'],
);
const commands = fc
  .tuple(
    fc.array(fc.oneof(headerPart, dataPart, otherPart), {minLength: 1, maxLength: 6}),
    fc.nat(),
    endings,
  )
  .map(([parts, place, ending]) => {
    const at = place % (parts.length + 1);
    return ['curl', ...parts.slice(0, at), '$URL', ...parts.slice(at), ending].join(' ');
  });

// As browsers copy it for Windows, and as people write it.
describe('a curl command of Windows', () => {
  const quoted = '"{\\"a\\":\\"b c\\"}"';
  it.each([
    [
      'with carets before quotes',
      'curl ^"https://example.com/webhook^" ^\r\n  -H ^"x-signature: abc^" ^\r\n  --data-raw ^"^{^\\^"a^\\^":^\\^"100^% ^^ ^&^\\^"^}^"',
      '{"a":"100% ^ &"}',
    ],
    [
      'with plain quotes',
      `curl -X POST https://example.com ^\n -H "X-Signature: abc" --data-binary ${quoted}`,
      '{"a":"b c"}',
    ],
    ['with a group', `curl -sH "X-Signature: abc" ^\n -sSd ${quoted} x`, '{"a":"b c"}'],
    [
      'with a file',
      `curl 2>nul -H "X-Signature: abc" ^\n -d ${quoted} x >> out.txt`,
      '{"a":"b c"}',
    ],
    [
      'with operators in quotes',
      'curl -H "X-Signature: abc" ^\n -d "a | b & c > d < e"',
      'a | b & c > d < e',
    ],
    ['with operators after carets', 'curl -H "X-Signature: abc" ^\n -d a^|b^&c^>d', 'a|b&c>d'],
  ])('%s', (_how, command, body) => {
    expect(read(command)).toEqual({format: 'curl command', signature: 'abc', body, notes: []});
  });

  it.each([
    ['a pipe', ' | findstr -d x', '“|”'],
    ['a second command', '&& curl -d second x', '“&”'],
    ['a second line', ' \r\ncurl -d second x', 'the end of its line'],
  ])('ends at %s', (_what, rest, end) => {
    const command = `curl -H "X-Signature: abc" ^\r\n -d ${quoted} x${rest}`;
    expect(read(command)).toMatchObject({
      body: '{"a":"b c"}',
      notes: [`Only the first command was read, up to ${end}.`],
    });
  });
});

it.each([
  ['without backslashes', 'curl x\n  -H "X-Signature: abc"\n  -d {}'],
  ['with a caret too few', 'curl x ^\n  -H "X-Signature: abc"\n  -d {}'],
  ['with the grave accents of PowerShell', 'curl.exe x `\r\n  -H "X-Signature: abc" `\r\n  -d {}'],
])('lines %s are one command', (_what, command) => {
  expect(read(command)).toMatchObject({signature: 'abc', body: '{}', notes: []});
});

it.each([
  ['--data-binary @event.json', 'the file event.json'],
  ['-sd @event.json', 'the file event.json'],
  ['-T event.json', 'the file event.json'],
  ['-sTevent.json', 'the file event.json'],
  ['--upload-file -', 'its standard input'],
  ['-T -', 'its standard input'],
  ['-d @- < event.json', 'its standard input'],
])('a command with %s says where its body is', (options, source) => {
  expect(read(`curl -H "X-Signature: a" ${options} x`)).toMatchObject({
    body: '',
    notes: [`The command reads its body from ${source}. Choose a file with that body.`],
  });
});

it.each(['-G -d {}', '-sGd {}', '--get --data-raw {}', '--json {} -G', '-F a=b', '-sF a=b'])(
  'a command with %s is rejected: the body is no event',
  (options) => {
    expect(() => read(`curl -H "X-Signature: a" ${options} x`)).toThrow(
      /^(With -G|The command sends a form)/,
    );
  },
);
