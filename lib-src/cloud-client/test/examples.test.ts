import {execFile} from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {transform} from 'esbuild';
import ts from 'typescript';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {expandTokens} from '../../../src/markdown/expandTokens';
import {tokensWithLimits} from '../../../src/markdown/tokensWithLimits';
import {hosts, names} from '../../../src/portal/product';
import {startSandboxServer, type SandboxServer} from '../../../src/sandbox/server';
import {root} from '../../../src/scripts/libraries/libraries';
import {stageLibrary} from '../../../src/scripts/libraries/stageLibrary';

interface Example {
  /** `VehicleAPIClient.ts:31`. */
  readonly title: string;
  readonly file: string;
  readonly code: string;
}

const library = path.resolve(import.meta.dirname, '..');

/** Every block of TypeScript in the README and in `@example` comments, tokens expanded. */
async function readExamples(): Promise<Example[]> {
  const inSrc = (await readdir(path.join(library, 'src'), {recursive: true}))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('src', file));
  const examples: Example[] = [];
  for (const file of ['README.md', ...inSrc.sort()]) {
    const text = expandTokens(
      await readFile(path.join(library, file), 'utf8'),
      {file},
      tokensWithLimits,
    );
    for (const match of text.matchAll(/^[ *]*```ts\n([\s\S]*?)\n[ *]*```$/gm)) {
      const line = text.slice(0, match.index).split('\n').length;
      const code = match[1]!.replace(/^ *\* ?/gm, '');
      examples.push({
        title: `${path.basename(file)}:${line}`,
        file: `example-${examples.length}.ts`,
        code,
      });
    }
  }
  return examples;
}

const examples = await readExamples();
let sandbox: SandboxServer;
let dir = '';
let outcomes: Record<string, {output: string; error?: string}> = {};

beforeAll(async () => {
  sandbox = await startSandboxServer();
  dir = await mkdtemp(path.join(tmpdir(), 'examples-'));
  const staged = await stageLibrary('cloud-client');
  await mkdir(path.join(dir, 'node_modules/@types'), {recursive: true});
  await symlink(staged.dir, path.join(dir, 'node_modules', staged.name));
  for (const types of ['node_modules/@types/node', 'node_modules/undici-types'])
    await symlink(path.join(root, types), path.join(dir, types));
  await writeFile(path.join(dir, 'package.json'), '{"type": "module"}');
  const pictures = path.join(root, 'src/sandbox/samples/pictures');
  await copyFile(path.join(pictures, 'plate-european.jpg'), path.join(dir, 'car.jpg'));
  await copyFile(path.join(pictures, 'container-iso.jpg'), path.join(dir, 'container.jpg'));
  // The examples call the cloud's hosts, as their readers will; here the sandbox responds instead.
  await writeFile(
    path.join(dir, 'toSandbox.mjs'),
    `const {fetch} = globalThis;\nglobalThis.fetch = (url, init) => fetch(url.replace(${JSON.stringify(hosts.api)}, ${JSON.stringify(sandbox.url)}), init);\n`,
  );
  for (const {file, code} of examples) {
    await writeFile(path.join(dir, file), `${code}\nexport {};\n`);
    await writeFile(
      path.join(dir, file.replace('.ts', '.mjs')),
      (await transform(code, {loader: 'ts', format: 'esm'})).code,
    );
  }
  await writeFile(
    path.join(dir, 'runAll.mjs'),
    `import {format} from 'node:util';
import './toSandbox.mjs';
const outcomes = {};
const {log} = console;
for (const file of ${JSON.stringify(examples.map(({file}) => file))}) {
  const outcome = (outcomes[file] = {output: ''});
  console.log = (...values) => (outcome.output += format(...values) + '\\n');
  await import('./' + file.replace('.ts', '.mjs')).catch((error) => (outcome.error = String(error.stack)));
}
log(JSON.stringify(outcomes));
`,
  );
  const env = {PATH: process.env.PATH, [names.apiKeyVariable]: 'test_storage'};
  const {stdout} = await promisify(execFile)(process.execPath, ['runAll.mjs'], {
    cwd: dir,
    env,
    timeout: 60_000,
  });
  outcomes = JSON.parse(stdout) as typeof outcomes;
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  await rm(dir, {recursive: true});
});

test('every class, every method and every name of the specification has an example', async () => {
  const missing: string[] = [];
  for (const file of (await readdir(path.join(library, 'src'), {recursive: true})).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const source = ts.createSourceFile(
      file,
      await readFile(path.join(library, 'src', file), 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
    );
    source.forEachChild((node) => {
      const isSpecified =
        (ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) &&
        SPECIFIED.includes(node.name.text);
      const isPublicClass = ts.isClassDeclaration(node) && /^errors|APIClient\.ts$/.test(file);
      if ((isSpecified || isPublicClass) && !hasExample(node)) missing.push(node.name?.text ?? '');
      if (!isPublicClass) return;
      const methods = node.members
        .filter(ts.isMethodDeclaration)
        .filter(({name}) => !ts.isPrivateIdentifier(name));
      const withExample = new Set(methods.filter(hasExample).map(({name}) => name.getText()));
      missing.push(
        ...methods.map(({name}) => name.getText()).filter((name) => !withExample.has(name)),
      );
    });
  }
  expect(missing).toEqual([]);
});

const SPECIFIED = [
  'CodeType',
  'InputImageLocation',
  'SelectedServices',
  'StorageAndHookAPIOptions',
  'StorageStatusResponse',
  'TransportAPIOptions',
  'TransportationCargoAPIResponse',
  'VehicleAPIOptions',
  'VehicleAPIResponse',
];

const hasExample = (node: ts.Node): boolean =>
  ts.getJSDocTags(node).some(({tagName}) => tagName.text === 'example');

test('there are examples for every client, and in the README', () => {
  const titles = examples.map(({title}) => title.split(':')[0]);
  for (const file of [
    'README.md',
    'VehicleAPIClient.ts',
    'TransportAPIClient.ts',
    'StorageAndHookAPIClient.ts',
    'DescriptorAPIClient.ts',
  ])
    expect(titles).toContain(file);
});

test('the examples pass the strict type check against the packed declarations', () => {
  const program = ts.createProgram(
    examples.map(({file}) => path.join(dir, file)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts'],
      types: ['node'],
      typeRoots: [path.join(dir, 'node_modules/@types')],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
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
}, 60_000);

test.each(examples)('the example $title runs', ({file, code}) => {
  const {error, output} = outcomes[file]!;
  expect(error).toBeUndefined();
  // What handles an error may find nothing to handle.
  if (!code.includes('catch')) expect(output.trim()).not.toBe('');
  expect(output).not.toContain('undefined');
});
