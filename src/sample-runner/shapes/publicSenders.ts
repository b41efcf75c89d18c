import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {listOperations, type ContractDocument, type Operation} from '../../contract';
import {environment} from '../../contract/samples/fixtures/shapes';
import {getParameterExample} from '../../contract/getParameterExample';
import {runSamples, type Language} from './runSamples';
import {collectionValues} from './senders';
import {sendCollection} from './sendCollection';
import type {Sender} from './tryShapes';

/** Installed on demand: together they are more packages than the portal should depend on. */
const PACKAGES = {
  '@readme/oas-to-har': '38.5.1',
  '@readme/httpsnippet': '11.1.0',
  'openapi-to-postmanv2': '6.3.3',
} as const;

const FOLDER = path.resolve('.cache/public-generators');

/** Client and target of each language in the public generator. */
const TARGETS: Readonly<Record<Language, readonly [target: string, client: string]>> = {
  curl: ['shell', 'curl'],
  fetch: ['javascript', 'fetch'],
  python: ['python', 'requests'],
};

type Values = Record<'body' | 'cookie' | 'formData' | 'header' | 'path' | 'query', unknown>;

interface PublicGenerator {
  readonly oasToHar: (oas: object, operation: object, values: Values, auth: object) => object;
  readonly Oas: new (document: object) => {operation(path: string, method: string): object};
  readonly HTTPSnippet: new (
    har: object,
    options: {harIsAlreadyEncoded: boolean},
  ) => {convert(target: string, client: string): string | string[] | false};
  readonly convert: (
    input: {type: 'json'; data: object},
    options: object,
    done: (error: Error | null, result: ConvertedCollection) => void,
  ) => void;
}

interface ConvertedCollection {
  readonly result: boolean;
  readonly reason?: string;
  readonly output: readonly {readonly data: object}[];
}

/** Installs the public generators, unless they are there, and loads them. */
async function loadGenerator(): Promise<PublicGenerator> {
  const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  if (!Object.keys(PACKAGES).every((name) => existsSync(path.join(FOLDER, 'node_modules', name)))) {
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', FOLDER];
    execFileSync('npm', ['install', ...options, ...wanted], {stdio: 'inherit'});
  }
  const require = createRequire(path.join(FOLDER, 'package.json'));
  const load = async (name: string): Promise<Record<string, unknown>> =>
    (await import(pathToFileURL(require.resolve(name)).href)) as Record<string, unknown>;
  const [har, oas, snippet, postman] = await Promise.all(
    ['@readme/oas-to-har', 'oas', '@readme/httpsnippet', 'openapi-to-postmanv2'].map(load),
  );
  return {
    oasToHar: har?.['default'],
    Oas: oas?.['default'],
    HTTPSnippet: snippet?.['HTTPSnippet'],
    convert: (postman?.['default'] as {convertV2: unknown} | undefined)?.convertV2,
  } as PublicGenerator;
}

/** The examples of an operation, as a reader would type them in. */
function toValues(document: ContractDocument, operation: Operation): Values {
  const values: Record<string, Record<string, unknown>> = {
    path: {},
    query: {},
    header: {},
    cookie: {},
  };
  for (const parameter of operation.parameters)
    (values[parameter.in] ??= {})[parameter.name] = getParameterExample(document, parameter);

  const [type = '', media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isForm = /^(?:multipart|application\/x-www-form-urlencoded)/.test(type);
  return {
    ...values,
    ...(media !== undefined && {[isForm ? 'formData' : 'body']: media.example}),
  } as Values;
}

/** The keys of the samples; a public generator writes them into its code. */
const keys = {
  Key: environment.KEY,
  QueryKey: environment.QUERY_KEY,
  CookieKey: collectionValues.apiKey,
  Basic: {user: environment.API_USER, pass: environment.API_PASSWORD},
  Bearer: environment.ACCESS_TOKEN,
  OAuth: environment.ACCESS_TOKEN,
  Connect: environment.ACCESS_TOKEN,
};

/** The converter has its own names for the variables of a collection. */
const convertedValues = {
  apiKey: collectionValues.apiKey,
  bearerToken: environment.ACCESS_TOKEN,
  basicAuthUsername: environment.API_USER,
  basicAuthPassword: environment.API_PASSWORD,
};

/** Keys of an operation: where it needs only one, it is the usual one. */
const getKeys = ({security}: Operation): object =>
  Object.keys(security[0] ?? {}).length === 0
    ? {}
    : Object.keys(security[0] ?? {}).length > 1
      ? keys
      : {...keys, Key: collectionValues.apiKey, QueryKey: collectionValues.apiKey};

/** Public generators in place of ours, for the same specification and values. */
export async function createPublicSenders(): Promise<Record<string, Sender>> {
  const {oasToHar, Oas, HTTPSnippet, convert} = await loadGenerator();
  const run =
    (language: Language): Sender =>
    (document, folder) => {
      const oas = new Oas(structuredClone(document));
      const samples = new Map<number, string>();
      for (const [number, operation] of listOperations(document).entries()) {
        const source = oas.operation(operation.path, operation.method);
        const values = toValues(document, operation);
        const har = oasToHar(oas, source, values, getKeys(operation));
        const snippet = new HTTPSnippet(har, {harIsAlreadyEncoded: true});
        const code = snippet.convert(...TARGETS[language]);
        if (code !== false) samples.set(number, [code].flat()[0] ?? '');
      }
      return runSamples(folder, language, samples);
    };
  return {
    'curl, public': run('curl'),
    'fetch, public': run('fetch'),
    'python, public': run('python'),
    'Postman, public': async (document, folder) => {
      const {result, reason, output} = await promisify(convert)(
        {type: 'json', data: structuredClone(document)},
        {parametersResolution: 'Example', folderStrategy: 'Tags'},
      );
      if (!result) throw new Error(`openapi-to-postmanv2: ${reason}`);
      return sendCollection(folder, JSON.stringify(output[0]?.data), convertedValues);
    },
  };
}
