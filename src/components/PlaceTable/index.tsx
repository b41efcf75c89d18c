import type {ReactNode} from 'react';
import {places, regions, type Place, type RegionCode} from '../../data/countries';
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
      <PlaceRows caption={`Places of ${name}`} places={list} />
    </>
  );
}

/** Any places as a table: name, then the four fields of `GET /countries`. */
export function PlaceRows({caption, places: list}: {readonly caption: string; readonly places: readonly Place[]}): ReactNode {
  const rows = list.map(({name, region, location, country, state}) => ({
    name,
    region: `\`${region}\``,
    location: `\`${location}\``,
    country: `\`${country}\``,
    state: state === null ? '`null`' : `\`${state}\``,
  }));
  return <FactTable caption={caption} columns={{name: 'Place', region: 'region', location: 'location', country: 'country', state: 'state'}} rows={rows} />;
}
