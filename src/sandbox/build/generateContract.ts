import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {getSharedMap} from '../../contract/getSharedMap';
import {hashContract} from '../../contract/hashContract';
import {listModules} from './listModules';
import {packSample, type PackedSamples} from '../samples/packing';
import type {Sample} from '../samples/sample';

const THIS_FOLDER = path.dirname(fileURLToPath(import.meta.url));
const OUTPUT_DIRECTORY = path.resolve(THIS_FOLDER, '../../../.generated/sandbox');

/** It decides which operations have an example in the data. */
const HANDLED_IDS = path.resolve(THIS_FOLDER, '../operations/handledIds.ts');

/** The list of all errors, in which each error of a form names its place. */
const ERROR_ENTRIES = ['errors', 'data'].map((name) => path.resolve(THIS_FOLDER, `../../${name}`));

/** The size of the colored samples decides how many pages a reference has. */
const HIGHLIGHTER = path.resolve(THIS_FOLDER, '../../markdown/highlight');

/** They decide which APIs there are, and what their cards say. */
const API_LIST = ['apiCards', 'apiIds', 'apiLabels', 'apis', 'toApiSummary'].map((name) =>
  path.resolve(THIS_FOLDER, `../../portal/${name}.ts`),
);

/** What the sample images show, recorded by `src/scripts/drawing`. */
const SAMPLES = path.resolve(THIS_FOLDER, '../samples');

/** In the order in which the workbench offers them. */
const SAMPLE_NAMES = [
  'plate-european',
  'plate-american',
  'two-vehicles',
  'adr-numbers',
  'adr-empty',
  'imo-placard',
  'container-iso',
  'container-check-digit',
  'wagon-uic',
  'box-car-aar',
  'us-truck',
];

/** Everything besides the contract that decides what is written. */
const MAKERS = [
  THIS_FOLDER,
  HANDLED_IDS,
  ...ERROR_ENTRIES,
  HIGHLIGHTER,
  ...API_LIST,
  path.join(SAMPLES, 'packing.ts'),
  path.resolve(SAMPLES, '../recognition/digest.ts'),
  path.join(SAMPLES, 'responses'),
];

/** Written last: it says that all are there, and from which sources. */
const MARK_FILE = '.hash';

const NOTE = '/* Generated from api-specs by src/sandbox/build. */\n';

/** TypeScript reads scripts too: without a declaration it would infer thousands of literals. */
const toDeclaration = (type: string, module: string): string =>
  `declare const data: import('../../src/sandbox/${module}').${type};\nexport default data;\n`;

/** What is being compiled: packing and the pages need it at once, and it takes seconds. */
const running = getSharedMap<Promise<void>>('compilation');

/**
 * Writes what the sandbox imports: files for each of api-specs, one for what they share, and one
 * with all errors. Does nothing when they are up to date.
 */
export async function generateSandboxContract(outputDirectory = OUTPUT_DIRECTORY): Promise<void> {
  const hash = hashContract(...MAKERS);
  const key = `${outputDirectory} ${hash}`;
  const isFirst = !running.has(key);
  const compilation = running.get(key) ?? compile(outputDirectory, hash);
  running.set(key, compilation);
  try {
    await compilation;
  } finally {
    if (isFirst) running.delete(key);
  }
}

async function compile(outputDirectory: string, hash: string): Promise<void> {
  const markFile = path.join(outputDirectory, MARK_FILE);
  if ((await readText(markFile)) === hash) return;
  const {
    apiIds,
    loadAllContracts,
    createPageFinder,
    createEntryFinder,
    listErrorEntries,
    compileContract,
    toApiForm,
  } = await loadCompiler();
  const contracts = loadAllContracts();
  const {shared, apis, references, responses} = compileContract(contracts);
  const findEntry = createEntryFinder(contracts);
  const forms = apiIds.map((api) => toApiForm(api, contracts[api], findEntry));
  const errors = listErrorEntries(contracts, createPageFinder(contracts));
  await mkdir(outputDirectory, {recursive: true});
  await rm(markFile, {force: true});
  const write = createWriter(outputDirectory);
  for (const [name, text] of Object.entries(listModules()))
    await replaceFile(path.join(outputDirectory, name), NOTE + text);
  for (const data of apis) {
    const {api} = data;
    await write(`${api}.api.mjs`, 'ApiData', data);
    await write(`${api}.reference.mjs`, 'ReferenceData', references[api], 'resultTypes');
    await write(`${api}.responses.mjs`, 'ResponseData', responses[api], 'resultTypes');
  }
  for (const {form} of forms) await write(`${form.api}.form.mjs`, 'ApiForm', form, 'formTypes');
  const entries = forms.map(({entry}) => entry);
  await write('list.operations.mjs', 'ApiEntry[]', entries, 'formTypes');
  await write('list.errors.mjs', 'ErrorEntry[]', errors, '../errors/ErrorEntry');
  await write('samples.mjs', 'PackedSamples', await packSamples(), 'samples/packing');
  await write('shared.mjs', 'SharedData', shared);
  await replaceFile(markFile, hash);
}

/** With a checker of schemas, which nobody should wait for when nothing has changed. */
async function loadCompiler() {
  return {
    ...(await import('../../contract')),
    ...(await import('../../contract/view/pages/createPageFinder')),
    ...(await import('../../errors/listApiEntries')),
    ...(await import('../../errors/listErrorEntries')),
    ...(await import('./compileContract')),
    ...(await import('./form/toApiForm')),
  };
}

/** Writes a module of data, and its types beside it. */
const createWriter =
  (directory: string) =>
  async (name: string, type: string, data: object, module = 'contractTypes'): Promise<void> => {
    const file = path.join(directory, name);
    await replaceFile(file, `${NOTE}export default ${toExpression(data)};\n`);
    await replaceFile(file.replace('.mjs', '.d.mts'), toDeclaration(type, module));
  };

const packSamples = async (): Promise<PackedSamples> =>
  Promise.all(
    SAMPLE_NAMES.map(async (name) =>
      packSample(
        JSON.parse(await readFile(path.join(SAMPLES, `responses/${name}.json`), 'utf8')) as Sample,
      ),
    ),
  );

/**
 * Data as a text that the browser parses. As an object literal, eight megabytes of it would be a
 * syntax tree of gigabytes, in the bundler and in the minifier.
 */
const toExpression = (data: object): string =>
  `JSON.parse('${JSON.stringify(data).replace(/[\\']/g, String.raw`\$&`)}')`;

const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

/**
 * Nobody reads half a file, no two calls write one draft, and the development server compiles only
 * files that differ.
 */
async function replaceFile(file: string, text: string): Promise<void> {
  if ((await readText(file)) === text) return;
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}
