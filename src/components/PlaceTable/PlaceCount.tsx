import type {ReactNode} from 'react';
import {places, regions, toCountryItems} from '../../data/countries';

const counts = {
  places: () => places.length,
  items: () => toCountryItems().length,
  regions: () => regions.length,
  countries: () => new Set(places.map(({country}) => country)).size,
} as const;

export interface PlaceCountProps {
  readonly of: keyof typeof counts;
}

/** How many places, different items, regions or countries the list has. */
export default function PlaceCount({of}: PlaceCountProps): ReactNode {
  return counts[of]();
}
