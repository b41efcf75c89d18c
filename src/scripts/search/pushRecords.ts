import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {createInterface} from 'node:readline';
import type {Client} from 'typesense';
import synonyms from '../../search/synonyms.json';
import {fields, separators} from './schema';

/** What a push needs. */
export interface PushOptions {
  readonly client: Client;
  /** Name of the alias that the portal searches. */
  readonly alias: string;
  /** File with one record a line. */
  readonly file: string;
  /** Says what was done, a line each. */
  readonly report: (line: string) => void;
  /** Told after each batch. */
  readonly onProgress?: (imported: number) => void;
  /** Seconds since 1970, for the name of the new collection. */
  readonly now?: () => number;
}

/** A line that the server refused. */
interface ImportLine {
  readonly success: boolean;
  readonly error?: string;
}

const BATCH = 500;
const VERSIONS = [28, 29, 30];
const LOCALE = 'en';

/**
 * Puts all records into a new collection and then lets the alias point to it.
 * Whatever fails before that, the alias stays as it was and the new collection is taken away again.
 */
export async function pushRecords({client, alias, file, report, onProgress, now = () => Math.floor(Date.now() / 1000)}: PushOptions): Promise<void> {
  const version = await readVersion(client);
  const previous = await getTarget(client, alias);
  const name = `${alias}_${now()}`;
  report(`Server ${version}; \`${alias}\` points to ${previous === undefined ? 'nothing' : `\`${previous}\``}.`);
  try {
    await fill(client, {name, file, version, report, onProgress});
    await client.aliases().upsert(alias, {collection_name: name});
  } catch (error) {
    await removeCollection(client, name, version).catch(() => report(`\`${name}\`: could not be taken away. Fix: delete it by hand.`));
    throw error;
  }
  report(`\`${alias}\` points to \`${name}\`.`);
  await removeOld(client, {alias, keep: [name, previous], version, report});
  await ensureSearchKey(client, alias, report);
}

async function readVersion(client: Client): Promise<number> {
  const {version = ''} = (await client.debug.retrieve()) as {readonly version?: string};
  const major = Number(/^v?(\d+)/.exec(version)?.[1]);
  if (!VERSIONS.includes(major)) throw new Error(`Typesense server: unknown version, got ${JSON.stringify(version)}. Expected: ${VERSIONS.join(', ')}.`);
  return major;
}

async function getTarget(client: Client, alias: string): Promise<string | undefined> {
  const {aliases} = await client.aliases().retrieve();
  return aliases.find(({name}) => name === alias)?.collection_name;
}

interface FillOptions extends Pick<PushOptions, 'file' | 'report' | 'onProgress'> {
  readonly name: string;
  readonly version: number;
}

async function fill(client: Client, {name, file, version, report, onProgress}: FillOptions): Promise<void> {
  const usesSets = version >= 30;
  // From version 30 on, synonyms are a set of their own that collections name.
  if (usesSets) await client.synonymSets(name).upsert({items: listSynonyms()});
  await client.collections().create({
    name,
    fields,
    default_sorting_field: 'item_priority',
    token_separators: separators,
    ...(usesSets && {synonym_sets: [name]}),
  });
  const count = await importFile(client, name, file, onProgress);
  const {num_documents: stored} = await client.collections(name).retrieve();
  if (stored !== count) throw new Error(`\`${name}\`: holds ${stored} records. Expected: ${count}.`);
  report(`\`${name}\` holds ${count} records.`);
  if (!usesSets) for (const {id, ...synonym} of listSynonyms()) await client.collections(name).synonyms().upsert(id, synonym);
  report(`${synonyms.length} groups of synonyms are set.`);
}

/** Synonyms whose locale is not that of the fields are ignored without a word. */
const listSynonyms = (): {readonly id: string; readonly synonyms: string[]; readonly locale: string}[] =>
  synonyms.map((group) => ({id: createHash('sha256').update(group.join()).digest('hex').slice(0, 12), synonyms: group, locale: LOCALE}));

/** Imports in batches, so that memory stays bounded. @returns how many records the file holds */
async function importFile(client: Client, name: string, file: string, onProgress: PushOptions['onProgress']): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const answer = await client.collections(name).documents().import(batch.join('\n'), {action: 'create'});
    checkImport(answer, batch, count);
    count += batch.length;
    batch = [];
    onProgress?.(count);
  };
  for await (const line of createInterface({input: createReadStream(file, 'utf8')})) {
    if (line === '') continue;
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  if (count === 0) throw new Error(`\`${file}\`: holds no records. Fix: run \`npm run build\` first.`);
  return count;
}

/** The server answers 200 even when it refused lines, so each is looked at. */
function checkImport(answer: string, batch: readonly string[], before: number): void {
  const lines = answer.split('\n').filter(Boolean).map((line) => JSON.parse(line) as ImportLine);
  const refused = lines.flatMap(({success, error}, index) => (success ? [] : [`- record ${before + index + 1}: ${error ?? 'refused'}`]));
  if (lines.length !== batch.length) throw new Error(`Import: ${lines.length} answers. Expected: ${batch.length}, one for each record.`);
  if (refused.length > 0) throw new Error(`Import, ${refused.length} records refused:\n${refused.slice(0, 10).join('\n')}`);
}

async function removeCollection(client: Client, name: string, version: number): Promise<void> {
  await client.collections(name).delete().catch(ignoreMissing);
  if (version >= 30) await client.synonymSets(name).delete().catch(ignoreMissing);
}

function ignoreMissing(error: unknown): void {
  if ((error as {readonly httpStatus?: number}).httpStatus !== 404) throw error;
}

interface RemoveOptions extends Pick<PushOptions, 'alias' | 'report'> {
  readonly keep: readonly (string | undefined)[];
  readonly version: number;
}

/** Collections of earlier pushes go, but for the last, to which one can return. */
async function removeOld(client: Client, {alias, keep, version, report}: RemoveOptions): Promise<void> {
  const all = (await client.collections().retrieve()).map(({name}) => name);
  for (const name of all.filter((other) => isOurs(other, alias) && !keep.includes(other))) {
    await removeCollection(client, name, version);
    report(`\`${name}\` is deleted.`);
  }
}

const isOurs = (name: string, alias: string): boolean => name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1));

/** A key that can search this alias and its collections and nothing else; its value is shown once, when it is made. */
async function ensureSearchKey(client: Client, alias: string, report: PushOptions['report']): Promise<void> {
  const collections = [`^${alias}$`, `^${alias}_\\d+$`];
  const {keys} = await client.keys().retrieve();
  const known = keys.find((key) => key.actions.join() === 'documents:search' && key.collections.join() === collections.join());
  if (known !== undefined) {
    report(`Search-only key ${known.id} (${String(known.value_prefix)}…) fits.`);
    return;
  }
  const {value = ''} = await client.keys().create({description: `Search of ${alias}`, actions: ['documents:search'], collections});
  report(`New search-only key, shown this once: ${value}`);
}
