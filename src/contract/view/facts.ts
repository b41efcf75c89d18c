import {toAnchor} from '../toAnchor';
import type {ContractDocument, Encoding, ExternalDocs, Link, Schema, Server} from '../types';
import {code, line, toCodes, toLink} from './inlines';
import {toRichText} from './toRichText';
import {toText} from './toText';
import type {FactView, Inline, RichText} from './types';

/** Where more is written about something. */
export const toDocsFacts = (docs: ExternalDocs | undefined): FactView[] =>
  docs === undefined ? [] : [['See also', toDocsText(docs)]];

/** One line, as in `Guide: https://guide.example`, unless the description has several parts. */
export function toDocsText({url, description = ''}: ExternalDocs): RichText {
  const text = toRichText(description);
  const [first] = text;
  if (first?.[0] !== 'p' || text.length > 1) return [...line(toLink(url)), ...text];
  const last = first[1].at(-1);
  const isSentence = typeof last === 'string' && /[.!?:]$/.test(last);
  return line(...first[1], isSentence ? ' ' : ': ', toLink(url));
}

/** Who offers an API, and on which terms. */
export function toInfoFacts({info, externalDocs}: ContractDocument): FactView[] {
  const {contact, license, termsOfService} = info;
  const address = contact?.url ?? (contact?.email === undefined ? '' : `mailto:${contact.email}`);
  return [
    ...toDocsFacts(externalDocs),
    ...(contact === undefined || (address === '' && contact.name === undefined)
      ? []
      : [
          [
            'Contact',
            line(
              address === ''
                ? (contact.name ?? '')
                : toLink(address, contact.name ?? contact.url ?? contact.email),
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
        operationId === undefined ? target : ['a', [target], `#${toAnchor(operationId)}`],
        ...values,
        ...(requestBody === undefined ? [] : [', body ', code(toText(requestBody))]),
      ),
      ...(server === undefined
        ? []
        : [
            ...line('At ', code(server.url)),
            ...toRichText(server.description ?? ''),
            ...toVariableFacts([server]).flatMap(([variable, text]) => [
              ...line(code(variable)),
              ...text,
            ]),
          ]),
      ...toRichText(description ?? ''),
    ],
  ];
}

/** How one part of a body is written, where that is not the usual way. */
export function toEncodingFacts(name: string, {contentType, ...style}: Encoding): FactView[] {
  const ways = [...(contentType === undefined ? [] : [contentType]), ...getStyleChips(style)];
  return ways.length === 0 ? [] : [[name, line('Sent as ', ...toCodes(ways))]];
}

/** Types of one value, which is written the same way exploded or not. */
const SINGLE = new Set(['boolean', 'integer', 'number', 'string']);

/**
 * How a value becomes text, in a few words each.
 *
 * @param options `usual` is the style of the place; `type` is that of the value, if it is known
 */
export function getStyleChips(
  {style, explode, allowReserved}: Omit<Encoding, 'contentType' | 'headers'>,
  {usual = 'form', type = ''}: {usual?: string; type?: string} = {},
): string[] {
  const own = style ?? usual;
  const isUsual = explode === undefined || explode === (own === 'form') || SINGLE.has(type);
  const isList = own === 'form' && type.startsWith('array');
  return [
    ...(own === usual ? [] : [`style ${style}`]),
    ...(isUsual ? [] : [explode ? 'exploded' : isList ? 'separated by commas' : 'not exploded']),
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
