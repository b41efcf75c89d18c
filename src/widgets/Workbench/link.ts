import {
  createDefaultValues,
  listCases,
  type PictureReference,
  type RequestValues,
} from '../../sandbox/cases';
import {createTestKeys} from '../../sandbox/keys';
import {samples} from '../../sandbox/samples';
import {getPicture, getPictures, KEY_HEADER, setFurtherViews, setPicture} from './editValues';
import {LINK_PARAMETER, RUN_PARAMETER, setLink} from './linkParameter';

/**
 * What a reader has filled in, and the case that it was taken from, as long as nothing was
 * changed.
 */
export interface Draft {
  readonly values: RequestValues;
  readonly caseName?: string;
}

const PREFIXES = {
  pathParameters: 'path.',
  query: 'query.',
  headers: 'header.',
  cookies: 'cookie.',
} as const;
const PART_PREFIX = 'part.';
const NO_PICTURE = 'none';

const isTestKey = (key: string): boolean => createTestKeys().some((known) => known.key === key);

/**
 * The address that opens the page with this request. It never holds the reader's picture or key.
 */
export function toLink({values, caseName}: Draft, address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (isOurs(name)) url.searchParams.delete(name);
  const parameters =
    caseName === undefined ? toDistinctParameters(values) : [['case', caseName] as const];
  setLink(url.searchParams, values.operationId, parameters);
  url.hash = values.operationId;
  return url.href;
}

const isOurs = (name: string): boolean =>
  /^(?:try|run|case|key|picture|views|body|method|(?:path|query|header|cookie|part)\..*)$/s.test(
    name,
  );

/**
 * A link that names nothing opens the request as it is by default; one without any value says at
 * least that it has no key.
 */
function toDistinctParameters(values: RequestValues): (readonly [string, string])[] {
  const parameters = toParameters(values);
  return parameters.length > 0 || toParameters(createDefaultValues(values.operationId)).length === 0
    ? parameters
    : [['key', '']];
}

function toParameters(values: RequestValues): (readonly [string, string])[] {
  const key = values.headers[KEY_HEADER];
  const picture = getPicture(values);
  const views = getPictures(values)
    .slice(1)
    .flatMap((view) => ('sample' in view ? [view.sample] : []));
  return [
    ...(key !== undefined && isTestKey(key) ? [['key', key] as const] : []),
    ...(values.method === undefined ? [] : [['method', values.method] as const]),
    ...Object.entries(PREFIXES).flatMap(([group, prefix]) =>
      Object.entries(values[group as keyof typeof PREFIXES] ?? {}).flatMap(([name, value]) =>
        name === KEY_HEADER ? [] : [[prefix + name, value] as const],
      ),
    ),
    ...(values.parts ?? []).flatMap(({name, value}) =>
      typeof value === 'string' ? [[PART_PREFIX + name, value] as const] : [],
    ),
    ...(values.parts === undefined || (picture !== undefined && 'file' in picture)
      ? []
      : [['picture', toPictureName(picture)] as const]),
    ...(views.length === 0 ? [] : [['views', views.join(',')] as const]),
    ...(values.body === undefined ? [] : [['body', values.body] as const]),
  ];
}

const toPictureName = (picture: PictureReference | undefined): string =>
  picture === undefined || 'file' in picture
    ? NO_PICTURE
    : 'sample' in picture
      ? picture.sample
      : picture.made;

/** The request that an address names for this operation; everything else keeps its default. */
export function fromLink(operationId: string, search: string): Draft | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get(LINK_PARAMETER) !== operationId) return undefined;
  const wanted = listCases(operationId).find(({name}) => name === parameters.get('case'));
  if (wanted !== undefined) return {values: wanted.values, caseName: wanted.name};
  const defaults = createDefaultValues(operationId);
  if (!hasValues(parameters)) return {values: defaults};
  const key = parameters.get('key');
  const {body: _body, ...rest} = defaults;
  const values: RequestValues = {
    ...rest,
    ...(parameters.get('method') === 'GET' ? {method: 'GET'} : {}),
    pathParameters: {
      ...defaults.pathParameters,
      ...pick(parameters, PREFIXES.pathParameters),
    },
    query: pick(parameters, PREFIXES.query),
    headers: {
      ...(key !== null && isTestKey(key) ? {[KEY_HEADER]: key} : {}),
      ...pick(parameters, PREFIXES.headers),
    },
    ...(defaults.cookies !== undefined && {cookies: pick(parameters, PREFIXES.cookies)}),
    ...(defaults.parts === undefined
      ? {}
      : {
          parts: Object.entries(pick(parameters, PART_PREFIX)).map(([name, value]) => ({
            name,
            value,
          })),
        }),
    ...(parameters.has('body') ? {body: parameters.get('body') ?? ''} : {}),
  };
  return {
    values: defaults.parts === undefined ? values : withPictures(values, parameters, defaults),
  };
}

/** False for a link that names only the operation, or a case that no longer exists. */
const hasValues = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some(
    (name) => ![LINK_PARAMETER, RUN_PARAMETER, 'case'].includes(name) && isOurs(name),
  );

/** The parameters with a prefix, without it. A key has its own parameter. */
const pick = (parameters: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) =>
      name.startsWith(prefix) && name.toLowerCase() !== prefix + KEY_HEADER
        ? [[name.slice(prefix.length), value]]
        : [],
    ),
  );

function withPictures(
  values: RequestValues,
  parameters: URLSearchParams,
  defaults: RequestValues,
): RequestValues {
  const views = (parameters.get('views') ?? '')
    .split(',')
    .filter((name) => samples.some((sample) => sample.name === name));
  return setFurtherViews(
    setPicture(values, fromPictureName(parameters.get('picture'), getPicture(defaults))),
    views.map((sample) => ({sample})),
  );
}

function fromPictureName(
  name: string | null,
  standard: PictureReference | undefined,
): PictureReference | undefined {
  if (name === NO_PICTURE) return undefined;
  if (name === 'broken' || name === 'oversized') return {made: name};
  return samples.some((sample) => sample.name === name) ? {sample: name ?? ''} : standard;
}
