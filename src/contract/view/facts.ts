import type {
  ContractDocument,
  Encoding,
  ExternalDocs,
  Header,
  Link,
  Schema,
  SecurityRequirement,
  SecurityScheme,
  Server,
} from '../types';
import {resolveReference} from '../resolveReference';
import {isSafe, toRichText} from './toRichText';
import {toText} from './toText';
import type {FactView, Inline, RichText} from './types';

const code = (text: string): Inline => ['code', text];
const line = (...inlines: readonly Inline[]): RichText => [['p', inlines]];
const toLink = (url: string, text = url): Inline =>
  isSafe(url) ? ['a', [text], url] : `${text} (${url})`;
/** Values in code, with commas between them. */
const toCodes = (values: readonly string[]): Inline[] =>
  values.flatMap((value, index) => [...(index === 0 ? [] : [', ']), code(value)]);

/** Where more is written about something. */
export const toDocsFacts = (docs: ExternalDocs | undefined): FactView[] =>
  docs === undefined
    ? []
    : [['See also', [...line(toLink(docs.url)), ...toRichText(docs.description ?? '')]]];

/** Who offers an API, and on which terms. */
export function toInfoFacts({info, externalDocs}: ContractDocument): FactView[] {
  const {contact, license, termsOfService} = info;
  const address = contact?.url ?? (contact?.email === undefined ? '' : `mailto:${contact.email}`);
  return [
    ...toDocsFacts(externalDocs),
    ...(contact === undefined
      ? []
      : [
          [
            'Contact',
            line(
              toLink(address, contact.name ?? address),
              ...(contact.url !== undefined && contact.email !== undefined
                ? [', ', toLink(`mailto:${contact.email}`, contact.email)]
                : []),
            ),
          ] as const,
        ]),
    ...(license === undefined
      ? []
      : [
          [
            'License',
            line(
              license.url === undefined ? license.name : toLink(license.url, license.name),
              ...(license.identifier === undefined || license.identifier === license.name
                ? []
                : [', ', code(license.identifier)]),
            ),
          ] as const,
        ]),
    ...(termsOfService === undefined ? [] : [['Terms', line(toLink(termsOfService))] as const]),
  ];
}

/** The variables in the addresses of servers. */
export const toVariableFacts = (servers: readonly Server[]): FactView[] =>
  servers.flatMap(({variables = {}}) =>
    Object.entries(variables).map(
      ([name, variable]) =>
        [
          `{${name}}`,
          [
            ...line(
              'Default ',
              code(variable.default),
              ...(variable.enum === undefined ? [] : [', one of ', ...toCodes(variable.enum)]),
              '.',
            ),
            ...toRichText(variable.description ?? ''),
          ],
        ] as const,
    ),
  );

/** Servers that replace those of the API. */
export const toServerFacts = (servers: readonly Server[] | undefined): FactView[] =>
  servers === undefined
    ? []
    : [
        ...servers.map(
          ({url, description}) =>
            ['Server', [...line(code(url)), ...toRichText(description ?? '')]] as const,
        ),
        ...toVariableFacts(servers),
      ];

/** How a client shows who it is, for one scheme. */
export function toSchemeFact(name: string, scheme: SecurityScheme): FactView {
  const flows = Object.entries(scheme.flows ?? {}).flatMap(([flow, details]): RichText => {
    const {authorizationUrl, tokenUrl, refreshUrl, scopes = {}} = details;
    const addresses = [authorizationUrl, tokenUrl, refreshUrl].filter((url) => url !== undefined);
    return [
      ['p', ['Flow ', code(flow), ': ', ...toCodes(addresses)]],
      ...Object.entries(scopes).map(([scope, text]): RichText[number] => [
        'p',
        ['Scope ', code(scope), ...(text === '' ? [] : [`: ${text}`])],
      ]),
    ];
  });
  return [name, [...line(...toPlace(scheme)), ...flows, ...toRichText(scheme.description ?? '')]];
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
  const prefix = type === 'http' ? (scheme.scheme ?? '') : 'Bearer';
  return [
    'Header ',
    code(`Authorization: ${prefix} …`),
    ...(bearerFormat === undefined ? [] : [', ', code(bearerFormat)]),
  ];
}

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

/** The call that a response leads to. */
export function toLinkFact(name: string, link: Link): FactView {
  const {operationId, operationRef, description, parameters = {}, requestBody, server} = link;
  const target = operationId === undefined ? code(operationRef ?? '') : code(operationId);
  const values = Object.entries(parameters).flatMap(([parameter, value]): Inline[] => [
    ', ',
    code(`${parameter}: ${toText(value)}`),
  ]);
  return [
    `Link ${name}`,
    [
      ...line(
        'Call ',
        // Ids of other characters differ from what the page makes of them.
        operationId !== undefined && /^[\w.-]+$/.test(operationId)
          ? ['a', [target], `#${operationId}`]
          : target,
        ...values,
        ...(requestBody === undefined ? [] : [', body ', code(toText(requestBody))]),
      ),
      ...(server === undefined
        ? []
        : [...line('At ', code(server.url)), ...toRichText(server.description ?? '')]),
      ...toRichText(description ?? ''),
    ],
  ];
}

/** How one part of a body is written. */
export function toEncodingFact(
  document: ContractDocument,
  name: string,
  {contentType, headers = {}, ...style}: Encoding,
): FactView {
  return [
    name,
    [
      ...line(
        'Sent as ',
        ...toCodes([...(contentType === undefined ? [] : [contentType]), ...getStyleChips(style)]),
      ),
      ...Object.entries(headers).flatMap(([header, reference]): RichText => {
        const {description = '', schema = {}} = resolveReference<Header>(document, reference);
        return [
          ['p', ['Header ', code(header), ` (${[schema.type ?? 'anything'].flat().join(' or ')})`]],
          ...toRichText(description),
        ];
      }),
    ],
  ];
}

/** How a value becomes text, in a few words each. */
export function getStyleChips(
  {style, explode, allowReserved}: Omit<Encoding, 'contentType' | 'headers'>,
  usual = 'form',
): string[] {
  const isUsual = style === undefined || style === usual;
  return [
    ...(isUsual ? [] : [`style ${style}`]),
    ...(explode === undefined || explode === ((style ?? usual) === 'form')
      ? []
      : [explode ? 'exploded' : 'not exploded']),
    ...(allowReserved === true ? ['reserved characters unencoded'] : []),
  ];
}

/** What a schema says that is neither a field nor a chip. */
export function toSchemaFacts({title, externalDocs, dependentRequired = {}}: Schema): FactView[] {
  return [
    ...(title === undefined ? [] : [['Title', line(title)] as const]),
    ...Object.entries(dependentRequired).map(
      ([name, needed]) =>
        ['Together', line('With ', code(name), ' comes ', ...toCodes(needed))] as const,
    ),
    ...toDocsFacts(externalDocs),
  ];
}
