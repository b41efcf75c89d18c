import type {ApiId} from '../../portal/apiIds';
import {apiLabels} from '../../portal/apiLabels';
import {libraries} from '../../portal/catalogue';
import type {RichText} from '../view/types';

/** The libraries, in their order. */
export const librarySources = ['client', 'pythonClient', 'middleware'] as const;

/** What has versions: an API or a library. */
export type ChangeSource = ApiId | (typeof librarySources)[number];

/** The sources by the names that readers know, in their order. */
export const changeSources = Object.fromEntries([
  ...Object.entries(apiLabels),
  ...librarySources.map((source, index) => [source, libraries[index]?.label ?? '']),
]) as Readonly<Record<ChangeSource, string>>;

export interface ChangeItem {
  readonly text: RichText;
  readonly isBreaking?: true;
  /** Address below the base of what changed: `api/vehicle#Plate-country`. */
  readonly link?: string;
}

/** Changes of one kind. */
export interface ChangeGroup {
  readonly title: string;
  readonly items: readonly ChangeItem[];
}

/** One version of an API, of the structure of its responses, or of a library. */
export interface ChangeEntry {
  /** Unique on the page, and never changed: feeds refer to it. */
  readonly id: string;
  readonly kind: 'library' | 'release' | 'structure';
  readonly source: ChangeSource;
  /** Absent for what changed since the last release, which the packages of this site contain. */
  readonly version?: string;
  /** `2024-07-24`, or `2024-11` where no day is stated. */
  readonly date?: string;
  readonly note?: RichText;
  readonly groups: readonly ChangeGroup[];
}

/** The name of an entry, as headings and feeds show it. */
export function toEntryTitle({kind, source, version}: ChangeEntry): string {
  const name = changeSources[source];
  if (version === undefined) return `${name}: since its last release`;
  return kind === 'structure' ? `${name}: response structure ${version}` : `${name} ${version}`;
}
