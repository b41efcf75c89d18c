import type {Client} from 'typesense';
import {ignoreMissing, removeSets, usesSets} from './tuning';

/** The collection that an alias points to. */
export async function getTarget(client: Client, alias: string): Promise<string | undefined> {
  const {aliases} = await client.aliases().retrieve();
  return aliases.find(({name}) => name === alias)?.collection_name;
}

/** Deletes a collection and its sets, if they exist. */
export async function removeCollection(
  client: Client,
  name: string,
  version: number,
): Promise<void> {
  await client.collections(name).delete().catch(ignoreMissing);
  if (usesSets(version)) await removeSets(client, name);
}

/** The start time of the push that created a collection, from its name. */
export const toTime = (collection: string): number =>
  Number(collection.slice(collection.lastIndexOf('_') + 1));

/** Whether a push to this alias named a collection so. */
const isPushed = (name: string, alias: string): boolean =>
  name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1));

/**
 * Names of the collections that pushes to this alias have filled.
 *
 * @throws Error when a collection has the name of the alias
 */
export async function listCollections(client: Client, alias: string): Promise<string[]> {
  const names = (await client.collections().retrieve()).map(({name}) => name);
  if (names.includes(alias)) {
    throw new Error(
      `\`${alias}\`: is the name of a collection. Expected: an alias, or a name that is free. Fix: delete the collection, or set another \`TYPESENSE_COLLECTION\`.`,
    );
  }
  return names.filter((name) => isPushed(name, alias));
}

/**
 * Names of everything that pushes to this alias have left: collections, and sets without a
 * collection.
 */
export async function listPushed(
  client: Client,
  alias: string,
  version: number,
): Promise<string[]> {
  const names = [
    ...(await client.collections().retrieve()),
    ...(usesSets(version)
      ? [...(await client.synonymSets().retrieve()), ...(await client.curationSets().retrieve())]
      : []),
  ].map(({name}) => name);
  return [...new Set(names)].filter((name) => isPushed(name, alias));
}
