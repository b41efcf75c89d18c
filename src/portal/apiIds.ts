import {readdirSync} from 'node:fs';
import path from 'node:path';
import {apiCards} from './apiCards';
import type {ApiId} from '../../.generated/sandbox/apiIds';

export type {ApiId};

/** Folder of the contract. */
export const SPECS_DIRECTORY = path.join(__dirname, '../../api-specs');

/** Configuration of the linter, which lies beside the specifications. */
export const CONFIGURATION = 'redocly.yaml';

/** The specifications of a folder, each named by its file: those with a card first, in its order. */
export function listApiIds(directory: string): ApiId[] {
  const ids = readdirSync(directory)
    .filter((name) => name !== CONFIGURATION)
    .flatMap((name) => /^([a-z][a-z\d-]*)\.yaml$/.exec(name)?.[1] ?? [])
    .sort();
  const known = Object.keys(apiCards);
  return [
    ...known.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !known.includes(id)),
  ] as ApiId[];
}

/** The APIs, in the order in which the portal shows them. */
export const apiIds = listApiIds(SPECS_DIRECTORY);

/** How many they are, for sentences. */
export const apiCount =
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][apiIds.length] ??
  String(apiIds.length);

/** The same, as the first word of a sentence. */
export const ApiCount = apiCount.slice(0, 1).toUpperCase() + apiCount.slice(1);
