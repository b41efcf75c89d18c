import type {Operation} from '../listOperations';
import type {ContractDocument, SecurityRequirement, SecurityScheme} from '../types';

/** What a call shows who it is with; its value comes from the environment. */
export type Credential =
  | {
      readonly kind: 'cookie' | 'header' | 'query';
      readonly name: string;
      /** In front of the value: `Bearer `. */
      readonly prefix: string;
      /** Variable of the environment; the usual one without it. */
      readonly variable?: string;
    }
  /** A user's name and password, sent as they are or as a digest. */
  | {readonly kind: 'basic'}
  | {readonly kind: 'digest'}
  | {readonly kind: 'certificate'};

/** The key that all of our calls use. */
export const USUAL_KEY = {
  kind: 'header',
  name: 'X-Api-Key',
  prefix: '',
} as const satisfies Credential;

/**
 * Credentials for the first way in which an operation may be called; none if it may be called
 * without any.
 */
export function getCredentials(document: ContractDocument, operation: Operation): Credential[] {
  if (operation.isPublic) return [];
  return listCredentials(document, operation)[0] ?? [];
}

/**
 * Credentials for each way in which an operation may be called; those that no request can have at
 * once come last.
 */
export const listCredentials = (
  document: ContractDocument,
  {security}: Operation,
): Credential[][] =>
  security
    .map((requirement) => toCredentials(document, requirement))
    .sort((one, other) => Number(isContradictory(one)) - Number(isContradictory(other)));

/** The credentials that a requirement asks for at once. */
export function toCredentials(
  document: ContractDocument,
  requirement: SecurityRequirement,
): Credential[] {
  const names = Object.keys(requirement);
  const all = names.flatMap((name) => {
    const scheme = document.components?.securitySchemes?.[name];
    return scheme === undefined ? [] : [toCredential(name, scheme, names.length > 1)];
  });
  // One token may be of several schemes.
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);
}

const isSame = (one: Credential, other: Credential): boolean =>
  one === other ||
  ('prefix' in one &&
    'prefix' in other &&
    one.prefix === other.prefix &&
    [one, other].every((credential) => getHeader(credential) === AUTHORIZATION));

const AUTHORIZATION = 'authorization';

/** The header that a credential is in. */
function getHeader(credential: Credential): string | undefined {
  if ('name' in credential)
    return credential.kind === 'header' ? credential.name.toLowerCase() : undefined;
  return credential.kind === 'certificate' ? undefined : AUTHORIZATION;
}

/** Those that are the header `Authorization`, which a request has once. */
export const listAuthorizations = (credentials: readonly Credential[]): readonly Credential[] =>
  credentials.filter((one) => getHeader(one) === AUTHORIZATION);

const isContradictory = (credentials: readonly Credential[]): boolean =>
  listAuthorizations(credentials).length > 1;

function toCredential(name: string, scheme: SecurityScheme, isOneOfSeveral: boolean): Credential {
  if (scheme.type === 'mutualTLS') return {kind: 'certificate'};
  if (scheme.type === 'apiKey') {
    return {
      kind: scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header',
      name: scheme.name ?? '',
      prefix: '',
      ...(isOneOfSeveral && {variable: toVariable(name)}),
    };
  }
  const type = scheme.scheme ?? 'bearer';
  const password = (['basic', 'digest'] as const).find((kind) => kind === type.toLowerCase());
  if (scheme.type === 'http' && password !== undefined) return {kind: password};
  return {
    kind: 'header',
    name: 'Authorization',
    prefix: `${toSchemeName(type)} `,
    variable: isOneOfSeveral ? toVariable(name) : 'ACCESS_TOKEN',
  };
}

/** A scheme of HTTP as it is written in headers; its case means nothing (RFC 9110, section 11.1). */
export const toSchemeName = (scheme: string): string =>
  ['Basic', 'Bearer', 'Digest'].find((name) => name.toLowerCase() === scheme.toLowerCase()) ??
  scheme;

const toVariable = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();
