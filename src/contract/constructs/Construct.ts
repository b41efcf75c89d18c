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
  /** The objects in its value; without it, the value is text, a number or data. */
  readonly holds?: {readonly kind: ObjectKind; readonly as: 'list' | 'map' | 'object'};
  /**
   * What to write instead, for values that the portal does not show; without it, every value is
   * shown.
   */
  readonly getRemedy?: (value: unknown) => string | undefined;
}

/** Shown on the page. */
export const shown: Construct = {};
export const shownObject = (kind: ObjectKind): Construct => ({holds: {kind, as: 'object'}});
export const shownList = (kind: ObjectKind): Construct => ({holds: {kind, as: 'list'}});
/** Shown; its keys are names that the writer chose. */
export const shownMap = (kind: ObjectKind): Construct => ({holds: {kind, as: 'map'}});

/** Rejected, whatever its value is. */
export const rejected = (remedy: string): Construct => ({getRemedy: () => remedy});

/** Shown as a number; OpenAPI 3.0 has a boolean here. */
export const shownNumber = (remedy: string): Construct => ({
  getRemedy: (value) => (typeof value === 'boolean' ? remedy : undefined),
});
