import {kinds, type ValueKind} from './ValueKind';

/** The objects of OpenAPI 3.1, each with its keywords. */
export type ObjectKind =
  | 'callback'
  | 'components'
  | 'contact'
  | 'discriminator'
  | 'document'
  | 'encoding'
  | 'example'
  | 'externalDocs'
  | 'header'
  | 'info'
  | 'license'
  | 'link'
  | 'mediaType'
  | 'oauthFlow'
  | 'oauthFlows'
  | 'operation'
  | 'parameter'
  | 'pathItem'
  | 'reference'
  | 'requestBody'
  | 'response'
  | 'schema'
  | 'securityScheme'
  | 'server'
  | 'serverVariable'
  | 'tag'
  | 'xml';

/** What the portal does with one keyword of one object. */
export interface Construct {
  /** The objects in its value. */
  readonly holds?: {
    readonly kind: ObjectKind;
    readonly as: 'list' | 'map' | 'object';
    /** Whether `x-…` among the keys of a map is an extension, and no name. */
    readonly isExtensible?: true;
  };
  /** What its value has to be, if it holds no objects. */
  readonly value?: ValueKind;
  /**
   * What to write instead, for values that the portal does not show; without it, every value is
   * shown.
   */
  readonly getRemedy?: (value: unknown) => string | undefined;
}

/** Shown on the page, if the value is of the kind. */
export const shown = Object.fromEntries(
  Object.entries(kinds).map(([name, value]) => [name, {value}]),
) as Readonly<Record<keyof typeof kinds, Construct>>;
export const shownObject = (kind: ObjectKind): Construct => ({holds: {kind, as: 'object'}});
export const shownList = (kind: ObjectKind): Construct => ({holds: {kind, as: 'list'}});
/** Shown; its keys are names that the writer chose. */
export const shownMap = (kind: ObjectKind): Construct => ({holds: {kind, as: 'map'}});

export const shownExtensibleMap = (kind: ObjectKind): Construct => ({
  holds: {kind, as: 'map', isExtensible: true},
});

/** For maintainers only: the standard keeps it from readers (JSON Schema 2020-12, Core 8.3). */
export const unshown: Construct = shown.text;

/** Rejected, whatever its value is. */
export const rejected = (remedy: string): Construct => ({getRemedy: () => remedy});

/** Shown as a number; OpenAPI 3.0 has a boolean here. */
export const shownNumber = (remedy: string): Construct => ({
  ...shown.number,
  getRemedy: (value) => (typeof value === 'boolean' ? remedy : undefined),
});

const DIALECT =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema#?|spec\.openapis\.org\/oas\/3\.[12]\/dialect\/(?:base|\d{4}-\d\d-\d\d))$/;

/** Of schemas: says nothing if it is what every schema is, and is left out then. */
export const dialect: Construct = {
  getRemedy: (value) =>
    DIALECT.test(String(value))
      ? undefined
      : 'Fix: remove it; every schema is one of JSON Schema 2020-12.',
};
