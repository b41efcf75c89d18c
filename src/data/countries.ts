import rows from './places.json';

/**
 * A place whose plates can be read. Source: the public list of places, 2024 (`GET /countries` is
 * authoritative). There is one row per code. Parts of a country that share its code have no row of
 * their own (Åland, and areas whose status is disputed), so that the list takes no side.
 */
export interface Place {
  /** Region in capital letters, as `GET /countries` gives it. */
  readonly region: RegionCode;
  /** Value for the `location` part; `NONE` for organizations and federal plates. */
  readonly location: string;
  /** Code of the country, mostly ISO 3166-1 alpha-3. */
  readonly country: string;
  /** Part of the code after the hyphen, where states have plates of their own. */
  readonly state: string | null;
  /** Name to show, for example `United States – California`. */
  readonly name: string;
}

/** Regions of the Vehicle API, in the order of the `Region` schema. */
export const regions = [
  {code: 'EUR', name: 'Europe'},
  {code: 'NAM', name: 'North America'},
  {code: 'CAM', name: 'Central America'},
  {code: 'SAM', name: 'South America'},
  {code: 'CAS', name: 'Central Asia'},
  {code: 'EAS', name: 'East Asia'},
  {code: 'SAS', name: 'South and South-East Asia'},
  {code: 'ME', name: 'Middle East'},
  {code: 'AUS', name: 'Australia and Oceania'},
] as const;

export type RegionCode = (typeof regions)[number]['code'];

/** A place as the file has it: without a country of the same code, and without its state. */
type Row = Pick<Place, 'location' | 'name'> & {readonly country?: string};

/** Every place, by region. */
export const places: readonly Place[] = regions.flatMap(({code: region}) =>
  (rows[region] as readonly Row[]).map(({location, country = location, name}) => ({
    region,
    location,
    country,
    state: location.split('-')[1] ?? null,
    name,
  })),
);

/** An item of `GET /countries`. */
export type CountryItem = Omit<Place, 'name'>;

/** The response of `GET /countries`: the places, with equal items once. */
export function toCountryItems(list: readonly Place[] = places): CountryItem[] {
  const items = list.map(({region, location, country, state}) => ({
    region,
    location,
    country,
    state,
  }));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/**
 * A place's or region's name as a key in code: `United States – California` becomes
 * `UnitedStatesCalifornia`.
 */
export function toPlaceKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
}

/** Id of a place's row: `place-us-ca`; places without a code of their own have their name in it. */
export function toPlaceId(location: string, name: string): string {
  const text = location === 'NONE' ? `none-${name.toLowerCase()}` : location.toLowerCase();
  return `place-${text.replace(/[^a-z0-9_]+/g, '-')}`;
}
