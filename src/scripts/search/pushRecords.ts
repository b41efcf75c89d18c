import type {Client} from 'typesense';
import {getTarget, listPushed, removeCollection, toTime} from './collections';
import {importRecords, type ImportOptions} from './importRecords';
import {fields, separators} from '../../search/typesenseSchema';
import {ensureSearchKey} from './searchKey';
import {surveyRecords, type Survey} from './surveyRecords';
import {synonymCount, tuneCollection, usesSets, writeSets} from './tuning';

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
  /** Milliseconds since 1970, for the name of the new collection. */
  readonly now?: () => number;
}

const VERSIONS = [28, 29, 30];

/**
 * Imports all records into a new collection, then points the alias to it.
 * The swap is the last step that can fail. If an earlier step fails, the alias stays as it was and the new collection
 * is deleted. After the swap, collections of earlier pushes are deleted, except the previous one, for a rollback.
 */
export async function pushRecords({
  client,
  alias,
  file,
  report,
  onProgress,
  batchRecords,
  now = Date.now,
}: PushOptions): Promise<void> {
  const survey = await surveyRecords(file);
  const version = await readVersion(client);
  const previous = await getTarget(client, alias);
  const name = `${alias}_${now()}`;
  const push: Push = {client, alias, name, previous, version, report};
  report(`Server ${version}; \`${alias}\` points to ${toName(previous)}.`);
  let target: string | undefined;
  try {
    await fill(push, file, survey, {
      batchRecords,
      onProgress: (imported) => onProgress?.(imported, survey.count),
    });
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
  await swap(push);
  report(
    `\`${alias}\` points to \`${name}\`${previous === undefined ? '' : `; ${toName(previous)} is kept for a rollback`}.`,
  );
  await removeOld(push);
}

interface Push extends Pick<PushOptions, 'client' | 'alias' | 'report'> {
  readonly name: string;
  readonly previous: string | undefined;
  readonly version: number;
}

const toName = (collection: string | undefined): string =>
  collection === undefined ? 'nothing' : `\`${collection}\``;

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
  {count, curations}: Survey,
  options: ImportOptions,
): Promise<void> {
  const sets = usesSets(version) ? {synonym_sets: [name], curation_sets: [name]} : undefined;
  if (sets !== undefined)
    await step('set synonyms and curations', writeSets(client, name, curations));
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
      `\`${name}\`: holds ${stored} records. Expected: ${count}, each with an id of its own.`,
    );
  }
  if (sets === undefined)
    await step('set synonyms and curations', tuneCollection(client, name, curations));
  report(
    `\`${name}\` holds ${count.toLocaleString('en')} records, ${synonymCount} groups of synonyms, ${curations.length} pinned queries.`,
  );
}

/** Deletes an unfinished collection, or reports that it remains. */
async function discard({client, name, version, report}: Push): Promise<void> {
  await removeCollection(client, name, version).catch((error: Error) =>
    report(
      `\`${name}\` is unfinished and could not be deleted: ${error.message} The next push deletes it.`,
    ),
  );
}

/** After a failure, the alias is read again: the server may have swapped it and only its response was lost. */
async function swap(push: Push): Promise<void> {
  const {client, alias, name} = push;
  try {
    await client.aliases().upsert(alias, {collection_name: name});
  } catch (error) {
    let target: string | undefined;
    try {
      target = await getTarget(client, alias);
    } catch {
      throw new Error(
        `Search push: could not swap the alias. ${(error as Error).message}\n\`${alias}\` points to ${toName(push.previous)} or to \`${name}\`; both are whole. Fix: push again.`,
        {cause: error},
      );
    }
    if (target === name) return;
    await discard(push);
    throw new Error(
      `Search push: could not swap the alias. ${(error as Error).message}\n\`${alias}\` points to ${toName(target)}, as before.`,
      {cause: error},
    );
  }
}

/** Deletes what earlier pushes left; a later push may be running. The new collection is already in use, so a failure is only reported. */
async function removeOld({client, alias, name, previous, version, report}: Push): Promise<void> {
  try {
    for (const old of (await listPushed(client, alias, version)).filter(
      (one) => toTime(one) < toTime(name) && one !== previous,
    )) {
      await removeCollection(client, old, version);
      report(`\`${old}\` is deleted.`);
    }
  } catch (error) {
    report(
      `Old collections could not be deleted: ${(error as Error).message} The next push deletes them.`,
    );
  }
}
