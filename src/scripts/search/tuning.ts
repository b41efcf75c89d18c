import {createHash} from 'node:crypto';
import type {Client} from 'typesense';
import type {CurationObjectSchema} from 'typesense/lib/Typesense/CurationSets';
import type {SynonymItemSchema} from 'typesense/lib/Typesense/SynonymSets';
import {SYNONYMS} from '../../search/expandSynonyms';
import translations from '../../search/translations.json';
import {LOCALE} from '../../search/typesenseSchema';
import type {Curation} from './surveyRecords';

/** From this version on, synonyms and curations are separate sets that collections refer to. */
const SETS_SINCE = 30;

export const usesSets = (version: number): boolean => version >= SETS_SINCE;

/** What changes the results of a collection beside its records. */
export interface Tuning {
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  readonly curations: readonly Curation[];
}

/** Creates the sets of a collection before the collection refers to them. */
export async function writeSets(
  client: Client,
  name: string,
  {synonyms: groups, curations}: Tuning,
): Promise<void> {
  await client.synonymSets(name).upsert({items: groups.map(toSynonym)});
  await client.curationSets(name).upsert({items: curations.map(toCuration)});
}

/** Adds synonyms and curations to a collection, for versions without sets. */
export async function tuneCollection(
  client: Client,
  name: string,
  {synonyms: groups, curations}: Tuning,
): Promise<void> {
  for (const {id, ...synonym} of groups.map(toSynonym))
    await client.collections(name).synonyms().upsert(id, synonym);
  for (const {id, ...curation} of curations.map(toCuration))
    await client.collections(name).overrides().upsert(id, curation);
}

/** Deletes the sets of a collection, if they exist. */
export async function removeSets(client: Client, name: string): Promise<void> {
  await client.synonymSets(name).delete().catch(ignoreMissing);
  await client.curationSets(name).delete().catch(ignoreMissing);
}

/** @throws the error, unless its status is 404 */
export function ignoreMissing(error: unknown): void {
  if ((error as {readonly httpStatus?: number}).httpStatus !== 404) throw error;
}

/**
 * A translation is a synonym like any other, because nobody types its English phrase to find
 * foreign words.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  ...SYNONYMS,
  ...Object.entries(translations).map(([english, foreign]) => [english, ...foreign]),
];

const toId = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The server silently ignores synonyms whose locale differs from the locale of the fields. */
const toSynonym = (group: readonly string[]): SynonymItemSchema => ({
  id: toId(group.join()),
  synonyms: [...group],
  locale: LOCALE,
});

/** Filters also apply to pinned records: a filter for libraries shows no guide. */
const toCuration = ({query, ids}: Curation): CurationObjectSchema => ({
  id: toId(query),
  rule: {query, match: 'exact'},
  includes: ids.map((id, index) => ({id, position: index + 1})),
  filter_curated_hits: true,
});
