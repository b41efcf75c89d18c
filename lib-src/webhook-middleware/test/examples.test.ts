import {execFile} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {transformSync} from 'esbuild';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {expandTokens} from '../../../src/markdown/expandTokens';
import {root} from '../../../src/scripts/libraries/libraries';
import {stageLibrary} from '../../../src/scripts/libraries/stageLibrary';
import {createBody} from './support/requests.js';
import {sign} from './support/sign.js';

interface Example {
  /** `verifySignature.ts:19`. */
  readonly title: string;
  readonly file: string;
  readonly code: string;
}

const library = path.resolve(import.meta.dirname, '..');

/** Every block of code in the README and in `@example` comments, tokens expanded. */
function readExamples(): Example[] {
  const sources = readdirSync(path.join(library, 'src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.ts'));
  return ['README.md', ...sources.sort().map((file) => path.join('src', file))].flatMap((file) => {
    const text = expandTokens(readFileSync(path.join(library, file), 'utf8'), {file});
    return [...text.matchAll(/^[ *]*```(ts|js)\n([\s\S]*?)\n[ *]*```$/gm)].map(
      ([, language, block = ''], index) => ({
        title: `${path.basename(file)}, number ${index + 1}`,
        file: `${path.basename(file, path.extname(file))}-${index}.${language === 'js' ? 'mjs' : 'mts'}`,
        code: block.replace(/^ *\* ?/gm, ''),
      }),
    );
  });
}

const SECRET = 'example-secret-of-64-characters-for-documentation-only-never-use';
const body = createBody();

/** Sends the documented event to whatever server the example made, and says what came back. */
function createHarness({code}: Example): string {
  const init = JSON.stringify({
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-signature': sign(body, 'HS256', SECRET)},
    body,
  });
  const report = (call: string): string => `console.log('status', (await ${call}).status);`;
  const post = (port: string): string =>
    report(`fetch(\`http://127.0.0.1:\${${port}}/webhook\`, ${init})`);
  if (code.includes('export async function POST'))
    return report(`POST(new Request('http://localhost/webhook', ${init}))`);
  if (code.includes('Fastify()'))
    return `await app.listen({port: 0});\n${post('app.server.address().port')}\nawait app.close();`;
  if (code.includes('express()'))
    return `const listening = app.listen(0);\nawait new Promise((resolve) => listening.once('listening', resolve));\n${post('listening.address().port')}\nlistening.closeAllConnections(); listening.close();`;
  if (code.includes('createServer('))
    return `await new Promise((resolve) => server.listen(0, resolve));\n${post('server.address().port')}\nserver.closeAllConnections(); server.close();`;
  return '';
}

const examples = readExamples();
let dir: string;

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), {recursive: true});
  dir = mkdtempSync(path.join(root, '.cache/examples-'));
  const staged = await stageLibrary('webhook-middleware');
  mkdirSync(path.join(dir, 'node_modules'));
  symlinkSync(staged.dir, path.join(dir, 'node_modules', staged.name));
  for (const {file, code} of examples) writeFileSync(path.join(dir, file), `${code}\nexport {};\n`);
}, 120_000);
afterAll(() => rmSync(dir, {recursive: true}));

describe('the examples of the README and of the doc comments', () => {
  it('exist for every function, for the configurations and for the errors', () => {
    const files = new Set(examples.map(({file}) => file.replace(/-\d\.m[tj]s$/, '')));
    expect([...files].sort()).toEqual([
      'README',
      'SignatureConfigError',
      'config',
      'event',
      'options',
      'verifySignature',
      'webhookRequestReader',
      'webhookSignatureFastifyPlugin',
      'webhookSignatureValidator',
    ]);
  });

  it('pass the strict type check against the packed declarations', () => {
    const program = ts.createProgram(
      examples.filter(({file}) => file.endsWith('.mts')).map(({file}) => path.join(dir, file)),
      {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        lib: ['lib.es2023.d.ts'],
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')],
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        noEmit: true,
      },
    );
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({file, messageText}) =>
          `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(problems).toEqual([]);
  }, 120_000);

  it.each(examples)('$title runs, and does what its comments say', async (example) => {
    const code = example.code.replace(/^app\.listen\(8080\);$/m, '');
    const harness = createHarness(example);
    const program = path.join(dir, `run-${example.file.replace(/\.mts$/, '.mjs')}`);
    writeFileSync(
      program,
      transformSync(`${code}\n${harness}`, {loader: 'ts', format: 'esm', target: 'node20'}).code,
    );
    const {stdout, stderr} = await promisify(execFile)(process.execPath, [program], {
      env: {...process.env, WEBHOOK_SECRET: SECRET},
      timeout: 20_000,
    });
    if (harness !== '') expect(stdout).toMatch(/ABC123[^]*status 204/);
    // `console.log(…); // true` promises its output.
    const promised = [...code.matchAll(/console\.(?:log|error)\(.*\); \/\/ (.*)$/gm)].map(
      ([, output]) => output,
    );
    expect(`${stdout}${stderr}`.split('\n').filter((line) => promised.includes(line))).toEqual(
      promised,
    );
  });
});
