import type {ObjectKind} from './Construct';

/** The keywords that pages, samples and sandbox need of an object. */
const REQUIRED: Partial<Record<ObjectKind, readonly string[]>> = {
  info: ['title', 'version'],
  license: ['name'],
  server: ['url'],
  serverVariable: ['default'],
  parameter: ['name', 'in'],
  requestBody: ['content'],
  tag: ['name'],
  externalDocs: ['url'],
  discriminator: ['propertyName'],
  securityScheme: ['type'],
};

/** Those of the security schemes, by their type. */
const OF_SCHEMES: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
};

/** Names of the keywords that an object must have. */
export function toRequired(
  kind: ObjectKind,
  value: Readonly<Record<string, unknown>>,
): readonly string[] {
  const required = REQUIRED[kind] ?? [];
  return kind === 'securityScheme'
    ? [...required, ...(OF_SCHEMES[String(value['type'])] ?? [])]
    : required;
}
