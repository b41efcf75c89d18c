import {toSchemeName} from '../samples/credentials';
import type {SecurityRequirement, SecurityScheme} from '../types';
import {code, line, toCodes} from './inlines';
import {toRichText} from './toRichText';
import type {FactView, Inline, RichText} from './types';

/** How a client shows who it is, for one scheme. */
export function toSchemeFact(name: string, scheme: SecurityScheme): FactView {
  const flows = Object.entries(scheme.flows ?? {}).flatMap(([flow, details]): RichText => {
    const {authorizationUrl, tokenUrl, refreshUrl, scopes = {}} = details;
    const addresses = Object.entries({
      authorization: authorizationUrl,
      token: tokenUrl,
      refresh: refreshUrl,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const places = addresses.flatMap(([purpose, url], index): Inline[] => [
      `${index === 0 ? '' : ', '}${purpose} `,
      code(url),
    ]);
    const entries = Object.entries(scopes).map(([scope, text]) =>
      line('Scope ', code(scope), ...(text === '' ? [] : [`: ${text}`])),
    );
    return [
      ['p', ['Flow ', code(flow), ': ', ...places]],
      ...(entries.length === 0 ? [] : [['ul', entries] as const]),
    ];
  });
  return [name, [...line(...toPlace(scheme)), ...toRichText(scheme.description ?? ''), ...flows]];
}

const KEY_PLACES: Readonly<Record<string, string>> = {
  cookie: 'Cookie ',
  header: 'Header ',
  query: 'Query parameter ',
};

function toPlace(scheme: SecurityScheme): Inline[] {
  const {type, name = '', bearerFormat, openIdConnectUrl} = scheme;
  if (type === 'apiKey') return [KEY_PLACES[scheme.in ?? ''] ?? '', code(name)];
  if (type === 'mutualTLS') return ['Client certificate'];
  if (openIdConnectUrl !== undefined)
    return ['Access token of OpenID Connect, see ', code(openIdConnectUrl)];
  const prefix = type === 'http' ? toSchemeName(scheme.scheme ?? '') : 'Bearer';
  return [
    'Header ',
    code(`Authorization: ${prefix} …`),
    ...(bearerFormat === undefined ? [] : [', ', code(bearerFormat)]),
  ];
}

/** The schemes of a request that the service sends. */
export const toAccessFact = (security: readonly SecurityRequirement[]): FactView => [
  'Access',
  toAccess(security),
];

/** The schemes that a call needs: `Key`, or `Token` with `read` and `Cookie`. */
export function toAccess(security: readonly SecurityRequirement[]): RichText {
  const choices = security.map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes], index): Inline[] => [
      ...(index === 0 ? [] : [' and ']),
      code(name),
      ...(scopes.length === 0 ? [] : [' with ', ...toCodes(scopes)]),
    ]),
  );
  const texts = choices.map((choice): Inline[] => (choice.length === 0 ? ['no key'] : choice));
  return texts.length === 0
    ? line('Needs no key')
    : line(
        'Needs ',
        ...texts.flatMap((text, index) => [...(index === 0 ? [] : [', or ']), ...text]),
      );
}
