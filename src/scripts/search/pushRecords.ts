import type {Client} from 'typesense';
import {getTarget, listCollections} from './collections';
import {importRecords, type ImportOptions} from './importRecords';
import {fields, separators} from '../../search/typesenseSchema';
import type {Pin} from '../../search/pins';
import {ensureSearchKey} from './searchKey';
import {surveyRecords, type Survey} from './surveyRecords';
import {discard, getNewest, removeOld, swapAlias, toName, type Push} from './swapAlias';
import {synonymGroups, tuneCollection, type Tuning, usesSets, writeSets} from './tuning';

/** What a push needs. */
export interface PushOptions {
  readonly client: Client;
  /** Name of the alias that the portal searches. */
  readonly alias: string;
  /** File with one record a line. */
  readonly file: string;
  /** Receives a line for each completed step. */
  readonly report: (line: string) => void;
  /** Called after each batch. */
  readonly onProgress?: (imported: number, total: number) => void;
  /** Records in one request at most; 500 by default. */
  readonly batchRecords?: number;
  /** Groups of words that mean the same; those of the portal by default. */
  readonly synonyms?: Tuning['synonyms'];
  /** Places that come first for a query; those of the portal by default. */
  readonly pins?: readonly Pin[];
  /** Milliseconds since 1970, for the name of the new collection. */
  readonly now?: () => number;
}

const VERSIONS = [28, 29, 30];

/**
 * Imports all records into a new collection, then points the alias to it. The swap is the last step
 * that can fail. If an earlier step fails, the alias stays as it was and the new collection is
 * deleted. After the swap, collections of earlier pushes are deleted, except the previous one, for
 * a rollback.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const survey = await surveyRecords(options.file, options.pins);
  const push = await startPush(options);
  await prepare(push, survey, options);
  await swapAlias(push);
  const {alias, name, kept, report} = push;
  report(
    `\`${alias}\` points to \`${name}\`${kept === undefined ? '' : `; ${toName(kept)} is kept for a rollback`}.`,
  );
  await removeOld(push);
}

/** Looks at what the server has. */
async function startPush({client, alias, report, now = Date.now}: PushOptions): Promise<Push> {
  const version = await readVersion(client);
  const existing = await step('list the collections', listCollections(client, alias));
  const previous = await getTarget(client, alias);
  const isDangling = previous !== undefined && !existing.includes(previous);
  const kept = isDangling ? getNewest(existing) : previous;
  report(
    `Server ${version}; \`${alias}\` points to ${toName(previous)}${isDangling ? ', which does not exist' : ''}.`,
  );
  return {client, alias, name: `${alias}_${now()}`, previous, kept, version, report};
}

/**
 * Does all that comes before the swap.
 *
 * @throws Error when a step fails or another push was faster; the new collection is deleted then
 */
async function prepare(
  push: Push,
  survey: Survey,
  {file, onProgress, batchRecords, synonyms = synonymGroups}: PushOptions,
): Promise<void> {
  const {client, alias, previous, report} = push;
  const reportProgress = (imported: number): void => onProgress?.(imported, survey.count);
  let target: string | undefined;
  try {
    const tuning = {...survey, synonyms};
    await fill(push, file, tuning, {batchRecords, onProgress: reportProgress});
    await step('create the search-only key', ensureSearchKey(client, alias, report));
    target = await step('read the alias', getTarget(client, alias));
  } catch (error) {
    await discard(push);
    throw new Error(
      `${(error as Error).message}\n\`${alias}\` points to ${toName(previous)}, as before.`,
      {cause: error},
    );
  }
  if (target !== previous) {
    await discard(push);
    throw new Error(
      `Search push: another push finished first, \`${alias}\` points to ${toName(target)} now. Fix: push again when no other push runs.`,
    );
  }
}

/** Adds the step to the error. */
async function step<Result>(what: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`Search push: could not ${what}. ${(error as Error).message}`, {cause: error});
  }
}

async function readVersion(client: Client): Promise<number> {
  const {version} = await step('read the version', client.debug.retrieve());
  const major = Number(/^v?(\d+)/.exec(version)?.[1]);
  if (!VERSIONS.includes(major)) {
    throw new Error(
      `Typesense server: unknown version, got ${JSON.stringify(version)}. Expected: ${VERSIONS.join(', ')}.`,
    );
  }
  return major;
}

async function fill(
  {client, name, version, report}: Push,
  file: string,
  {count, ...tuning}: Survey & Tuning,
  options: ImportOptions,
): Promise<void> {
  const sets = usesSets(version) ? {synonym_sets: [name], curation_sets: [name]} : undefined;
  if (sets !== undefined) await step('set synonyms and curations', writeSets(client, name, tuning));
  await step(
    `create \`${name}\``,
    client.collections().create({
      name,
      fields,
      default_sorting_field: 'item_priority',
      token_separators: separators,
      ...sets,
    }),
  );
  await step('import the records', importRecords(client, name, file, options));
  const {num_documents: stored} = await step(
    'count the records',
    client.collections(name).retrieve(),
  );
  if (stored !== count) {
    throw new Error(
      `\`${name}\`: holds ${stored} records. Expected: ${count}, each with a unique id.`,
    );
  }
  if (sets === undefined)
    await step('set synonyms and curations', tuneCollection(client, name, tuning));
  report(
    `\`${name}\` holds ${count.toLocaleString('en')} records, ${tuning.synonyms.length} groups of synonyms, ${tuning.curations.length} pinned queries.`,
  );
}
