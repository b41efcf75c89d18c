import {createHash} from 'node:crypto';
import type {Client} from 'typesense';
import type {CurationObjectSchema} from 'typesense/lib/Typesense/CurationSets';
import type {SynonymItemSchema} from 'typesense/lib/Typesense/SynonymSets';
import synonyms from '../../search/synonyms.json';
import {LOCALE} from '../../search/typesenseSchema';
import type {Curation} from './surveyRecords';

/** From this version on, synonyms and curations are sets of their own that collections name. */
const SETS_SINCE = 30;

export const usesSets = (version: number): boolean => version >= SETS_SINCE;

/** Makes the sets of a collection, before it names them. */
export async function writeSets(
  client: Client,
  name: string,
  curations: readonly Curation[],
): Promise<void> {
  await client.synonymSets(name).upsert({items: listSynonyms()});
  await client.curationSets(name).upsert({items: curations.map(toCuration)});
}

/** Tunes a collection of a version that has no sets. */
export async function tuneCollection(
  client: Client,
  name: string,
  curations: readonly Curation[],
): Promise<void> {
  for (const {id, ...synonym} of listSynonyms())
    await client.collections(name).synonyms().upsert(id, synonym);
  for (const {id, ...curation} of curations.map(toCuration))
    await client.collections(name).overrides().upsert(id, curation);
}

/** Takes the sets of a collection away, also when there are none. */
export async function removeSets(client: Client, name: string): Promise<void> {
  await client.synonymSets(name).delete().catch(ignoreMissing);
  await client.curationSets(name).delete().catch(ignoreMissing);
}

/** @throws the error, unless it says that something is not there */
export function ignoreMissing(error: unknown): void {
  if ((error as {readonly httpStatus?: number}).httpStatus !== 404) throw error;
}

export const synonymCount = synonyms.length;

const toId = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Synonyms whose locale is not that of the fields are ignored without a word. */
const listSynonyms = (): SynonymItemSchema[] =>
  synonyms.map((group) => ({id: toId(group.join()), synonyms: group, locale: LOCALE}));

/** What is pinned obeys the filters too: nobody who filters for libraries gets a guide. */
const toCuration = ({query, ids}: Curation): CurationObjectSchema => ({
  id: toId(query),
  rule: {query, match: 'exact'},
  includes: ids.map((id, index) => ({id, position: index + 1})),
  filter_curated_hits: true,
});
