import {isObject} from '../isObject';

/** What a value of a specification has to be. */
export interface ValueKind {
  /** As messages name it. */
  readonly name: string;
  readonly fits: (value: unknown) => boolean;
  /** The texts that fit, if they are few. */
  readonly values?: readonly string[];
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const isText = (value: unknown): value is string => typeof value === 'string';
const isType = (value: unknown): boolean => isText(value) && TYPES.includes(value);

const listOf = (name: string, {fits}: ValueKind): ValueKind => ({
  name,
  fits: (value) => Array.isArray(value) && value.every(fits),
});
const mapOf = (name: string, {fits}: ValueKind): ValueKind => ({
  name,
  fits: (value) => isObject(value) && Object.values(value).every(fits),
});
const oneOf = (...values: readonly string[]): ValueKind => ({
  name: `one of ${values.join(', ')}`,
  fits: (value) => isText(value) && values.includes(value),
  values,
});

const data: ValueKind = {name: 'a value', fits: () => true};
const text: ValueKind = {name: 'a text', fits: isText};
const texts = listOf('a list of texts', text);

/** The kinds of values that the keywords of OpenAPI and JSON Schema have. */
export const kinds = {
  data,
  text,
  texts,
  reference: {name: 'a reference such as #/components/schemas/Name', fits: isText},
  // Generators write null for a text that they do not have.
  note: {name: 'a text', fits: (value) => isText(value) || value === null},
  flag: {name: 'true or false', fits: (value) => typeof value === 'boolean'},
  number: {name: 'a number', fits: (value) => typeof value === 'number'},
  count: {
    name: 'an integer from 0',
    fits: (value) => Number.isInteger(value) && Number(value) >= 0,
  },
  list: listOf('a list', data),
  map: mapOf('an object', data),
  textMap: mapOf('an object of texts', text),
  textsMap: mapOf('an object of lists of texts', texts),
  requirements: listOf(
    'a list of objects such as {Key: []}',
    mapOf('an object of lists of texts', texts),
  ),
  types: {
    values: TYPES,
    name: `one or several of ${TYPES.join(', ')}`,
    fits: (value) => isType(value) || (Array.isArray(value) && value.every(isType)),
  },
  parameterPlace: oneOf('path', 'query', 'header', 'cookie'),
  keyPlace: oneOf('query', 'header', 'cookie'),
  scheme: oneOf('apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'),
} as const satisfies Readonly<Record<string, ValueKind>>;
