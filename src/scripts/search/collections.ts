import type {Client} from 'typesense';
import {ignoreMissing, removeSets, usesSets} from './tuning';

/** Collection that an alias points to. */
export async function getTarget(client: Client, alias: string): Promise<string | undefined> {
  const {aliases} = await client.aliases().retrieve();
  return aliases.find(({name}) => name === alias)?.collection_name;
}

/** Takes a collection away with all that belongs to it, as far as it is there. */
export async function removeCollection(
  client: Client,
  name: string,
  version: number,
): Promise<void> {
  await client.collections(name).delete().catch(ignoreMissing);
  if (usesSets(version)) await removeSets(client, name);
}

/** When the push began that made a collection, by its name. */
export const toTime = (collection: string): number =>
  Number(collection.slice(collection.lastIndexOf('_') + 1));

/** Names of all that pushes to this alias have left: collections, and sets whose collection was never made. */
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
  return [...new Set(names)].filter(
    (name) => name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1)),
  );
}
