import type {PartValue, PictureReference, RequestValues} from '../../sandbox/cases';

/** The place of a field in a request. */
export type Place = 'cookie' | 'header' | 'part' | 'path' | 'query';

export const KEY_HEADER = 'x-api-key';

const IMAGE_PART = 'image';

const getText = (part: PartValue | undefined): string =>
  typeof part?.value === 'string' ? part.value : '';

/** The value of a field; empty if it is not sent. */
export function getValue(values: RequestValues, place: Place, name: string): string {
  switch (place) {
    case 'path':
      return values.pathParameters[name] ?? '';
    case 'query':
      return values.query[name] ?? '';
    case 'header':
      return values.headers[name] ?? '';
    case 'cookie':
      return values.cookies?.[name] ?? '';
    default:
      return getText(values.parts?.find((part) => part.name === name));
  }
}

/** The request with another value in a field; an empty one is not sent. */
export function setValue(
  values: RequestValues,
  place: Place,
  name: string,
  value: string,
): RequestValues {
  switch (place) {
    case 'path':
      return {...values, pathParameters: {...values.pathParameters, [name]: value}};
    case 'query':
      return {...values, query: assign(values.query, name, value)};
    case 'header':
      return {...values, headers: assign(values.headers, name, value)};
    case 'cookie':
      return {...values, cookies: assign(values.cookies ?? {}, name, value)};
    default:
      return setPart(values, name, value === '' ? undefined : value);
  }
}

function assign(
  record: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Record<string, string> {
  const {[name]: _old, ...rest} = record;
  return value === '' ? rest : {...rest, [name]: value};
}

/** Keeps the picture last, as the samples have it. */
function setPart(
  values: RequestValues,
  name: string,
  value: PartValue['value'] | undefined,
): RequestValues {
  const others = (values.parts ?? []).filter((part) => part.name !== name);
  const texts = others.filter((part) => part.name !== IMAGE_PART);
  const pictures = others.filter((part) => part.name === IMAGE_PART);
  const own = value === undefined ? [] : [{name, value}];
  return {
    ...values,
    parts: name === IMAGE_PART ? [...texts, ...own] : [...texts, ...own, ...pictures],
  };
}

/**
 * The pictures that are sent: of recognitions that take several, all views of the object in their
 * order.
 */
export function getPictures({parts = []}: RequestValues): PictureReference[] {
  return parts.flatMap(({name, value}) =>
    name === IMAGE_PART && typeof value === 'object' ? [value] : [],
  );
}

/** The picture that is sent, or the first of several. */
export const getPicture = (values: RequestValues): PictureReference | undefined =>
  getPictures(values)[0];

export const setPicture = (
  values: RequestValues,
  picture: PictureReference | undefined,
): RequestValues => setPart(values, IMAGE_PART, picture);

/** The request with these views after its first picture. */
export function setFurtherViews(
  values: RequestValues,
  views: readonly PictureReference[],
): RequestValues {
  const first = setPicture(values, getPicture(values));
  return {
    ...first,
    parts: [...(first.parts ?? []), ...views.map((value) => ({name: IMAGE_PART, value}))],
  };
}
