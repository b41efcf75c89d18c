import type {ReactNode} from 'react';
import {places, regions, toPlaceId, type Place, type RegionCode} from '../../data/countries';
import FactTable from '../FactTable';

export interface PlaceTableProps {
  /** Region whose places are listed. */
  readonly region: RegionCode;
}

/** All places of a region, with their number. */
export default function PlaceTable({region}: PlaceTableProps): ReactNode {
  const list = places.filter((place) => place.region === region);
  const name = regions.find(({code}) => code === region)?.name ?? region;
  return (
    <>
      <p>
        {list.length} places, region <code>{region.toLowerCase()}</code> in the path of a request.
      </p>
      <PlaceRows caption={`Places of ${name}`} places={list} isLinkable />
    </>
  );
}

interface PlaceRowsProps {
  readonly caption: string;
  readonly places: readonly Place[];
  /** Whether its rows are the ones that links and the search lead to; each place has one such row. */
  readonly isLinkable?: boolean;
}

/** Any places as a table: name, then the four fields of `GET /countries`. */
export function PlaceRows({caption, places: list, isLinkable = false}: PlaceRowsProps): ReactNode {
  const rows = list.map(({name, region, location, country, state}) => ({
    id: toPlaceId(location, name),
    name,
    region: `\`${region}\``,
    location: `\`${location}\``,
    country: `\`${country}\``,
    state: state === null ? '`null`' : `\`${state}\``,
  }));
  return (
    <FactTable
      caption={caption}
      columns={{
        name: 'Place',
        region: 'region',
        location: 'location',
        country: 'country',
        state: 'state',
      }}
      rows={rows}
      {...(isLinkable && {toId: ({id}: {readonly id: string}) => id, searchKind: 'country'})}
    />
  );
}
