import type {Client} from 'typesense';
import {getTarget, listCollections, listPushed, removeCollection, toTime} from './collections';

/** A push whose collection is filled. */
export interface Push {
  readonly client: Client;
  readonly alias: string;
  /** Receives a line for each completed step. */
  readonly report: (line: string) => void;
  /** The new collection. */
  readonly name: string;
  /** Where the alias pointed before. */
  readonly previous: string | undefined;
  /**
   * The collection that is kept for a rollback: `previous`, or the newest one if that does not
   * exist.
   */
  readonly kept: string | undefined;
  readonly version: number;
}

export const toName = (collection: string | undefined): string =>
  collection === undefined ? 'nothing' : `\`${collection}\``;

/** Deletes an unfinished collection, or reports that it remains. */
export async function discard({client, name, version, report}: Push): Promise<void> {
  await removeCollection(client, name, version).catch((error: Error) =>
    report(
      `\`${name}\` is unfinished and could not be deleted: ${error.message} The next push deletes it.`,
    ),
  );
}

/**
 * Points the alias to the new collection, and checks that the collection still exists: a push that
 * started later takes it for what a dead push left, and deletes it.
 */
export async function swapAlias(push: Push): Promise<void> {
  await pointToNew(push);
  const {client, alias, name, report} = push;
  let remaining: string[];
  try {
    remaining = await listCollections(client, alias);
  } catch (error) {
    report(
      `\`${alias}\` points to \`${name}\`; whether it still exists could not be checked: ${(error as Error).message}`,
    );
    return;
  }
  if (remaining.includes(name)) return;
  if ((await getTarget(client, alias)) === name) {
    const newest = getNewest(remaining);
    if (newest !== undefined) await client.aliases().upsert(alias, {collection_name: newest});
  }
  const target = await getTarget(client, alias);
  await discard(push);
  throw new Error(
    `Search push: another push deleted \`${name}\`; \`${alias}\` points to ${toName(target)}. Fix: push again when no other push runs.`,
  );
}

export const getNewest = (collections: readonly string[]): string | undefined =>
  [...collections].sort((a, b) => toTime(b) - toTime(a))[0];

/**
 * After a failure, the alias is read again: the server may have swapped it and only its response
 * was lost.
 */
async function pointToNew(push: Push): Promise<void> {
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

/**
 * Deletes what earlier pushes left. The new collection is already in use, so a failure is only
 * reported. Another push may run at the same time, so the alias is read before each deletion and
 * after the last one.
 */
export async function removeOld(push: Push): Promise<void> {
  const {client, alias, name, kept, version, report} = push;
  const deleted: string[] = [];
  try {
    const old = (await listPushed(client, alias, version)).filter(
      (one) => toTime(one) < toTime(name) && one !== kept,
    );
    for (const one of old) {
      const target = await getTarget(client, alias);
      if (target !== name) {
        report(
          `\`${alias}\` points to ${toName(target)} now, set by another push, which deletes old collections.`,
        );
        return;
      }
      await removeCollection(client, one, version);
      deleted.push(one);
      report(`\`${one}\` is deleted.`);
    }
    const target = await getTarget(client, alias);
    if (target === undefined || !deleted.includes(target)) return;
    await client.aliases().upsert(alias, {collection_name: name});
    report(`\`${alias}\` pointed to \`${target}\` meanwhile; it points to \`${name}\` again.`);
  } catch (error) {
    report(
      `Old collections could not be deleted: ${(error as Error).message} The next push deletes them.`,
    );
  }
}
