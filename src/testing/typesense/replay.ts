import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ServerUnderTest} from './serverUnderTest';

/** A request to a real Typesense server and its response. */
export interface Recorded {
  readonly request: {readonly method: string; readonly path: string; readonly body?: unknown};
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** Sends the recorded requests to another server. */
export interface Replay {
  /** A key of that server that can only search. */
  readonly searchKey: string;
  /** @returns the request and its response, under the recorded names */
  readonly send: (name: string) => Promise<Recorded>;
}

interface Hit {
  readonly document: Readonly<Record<string, unknown>>;
}

export const FOLDER = 'src/testing/typesense/recorded';
const ALIAS = 'docs';
const SUFFIX = '_1795165688524';

export const readRecorded = (name: string): Recorded =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as Recorded;

/** Names of all recordings; `del` deletes what `import-partial-fail` imports, so it comes last. */
export const listRecorded = (): string[] => [
  ...readdirSync(FOLDER)
    .map((file) => path.basename(file, '.json'))
    .filter((name) => name !== 'del'),
  'del',
];

/** Major version of the server that was recorded. */
export const readRecordedVersion = (): number =>
  Number.parseInt((readRecorded('debug').body as {version: string}).version, 10);

/** Creates a collection with the recorded documents, an alias and a key on the server. */
export async function createReplay(server: ServerUnderTest): Promise<Replay> {
  const alias = server.createName();
  await createCollection(server, alias + SUFFIX);
  await server.client.aliases().upsert(alias, {collection_name: alias + SUFFIX});
  const {value: searchKey = ''} = await server.client.keys().create({
    description: `search-only ${alias}`,
    actions: ['documents:search'],
    collections: [`^${alias}$`, `^${alias}_\\d+$`],
  });
  const keys: Readonly<Record<string, string>> = {
    'ms-bad-key': 'wrong',
    'ms-no-collection-searchkey': searchKey,
  };
  return {
    searchKey,
    async send(name) {
      const {request} = readRecorded(name);
      const body =
        typeof request.body === 'object'
          ? toNamed(JSON.stringify(request.body), alias)
          : request.body;
      const response = await fetch(server.origin + toNamed(request.path, alias), {
        method: request.method,
        headers: {'x-typesense-api-key': keys[name] ?? server.adminKey},
        ...(typeof body === 'string' && {body}),
      });
      const contentType = response.headers.get('content-type') ?? '';
      const text = (await response.text()).replaceAll(alias, ALIAS);
      return {
        request,
        status: response.status,
        contentType,
        body: contentType.startsWith('application/json') ? (JSON.parse(text) as unknown) : text,
      };
    },
  };
}

/** Replaces the recorded names of the alias and its collection with others. */
const toNamed = (text: string, alias: string): string =>
  text
    .replaceAll(ALIAS + SUFFIX, alias + SUFFIX)
    .replaceAll(`/${ALIAS}`, `/${alias}`)
    .replaceAll(`"${ALIAS}"`, `"${alias}"`);

async function createCollection({client}: ServerUnderTest, name: string): Promise<void> {
  // The server adds defaults, and the fields that a pattern creates.
  const {fields, default_sorting_field, token_separators} = readRecorded('collection').body as {
    fields: {name: string; type: 'string'}[];
    default_sorting_field: string;
    token_separators: string[];
  };
  await client.collections().create({
    name,
    fields: fields.filter((field) => field.name !== 'docusaurus_tag'),
    default_sorting_field,
    token_separators,
  });
  const hits = ['ms-hits', 'ms-three']
    .flatMap(
      (recording) =>
        (readRecorded(recording).body as {results: {grouped_hits: {hits: Hit[]}[]}[]}).results,
    )
    .flatMap(({grouped_hits: groups}) => groups.flatMap((group) => group.hits));
  const documents = new Map(
    hits.map(({document}) => [
      document.id,
      {
        ...document,
        item_priority: 1,
        language: 'en',
        docusaurus_tag: String(document.url).endsWith('4') ? 'default' : 'docs-default-current',
      },
    ]),
  );
  const zero = {id: '0', url: 'x', item_priority: 1};
  await client
    .collections(name)
    .documents()
    .import([zero, ...documents.values()], {action: 'create'});
}
