import {wrapItems} from './createWriter';
import {USUAL_KEY, type Credential} from './credentials';
import {layout, toKey, toLiteral} from './pythonLiterals';
import {SANDBOX_USER, type SampleTarget} from './target';
import type {Call, CallPart} from './toCall';

/** Before an argument of the call. */
const INDENT = layout.step;

/** User and password. */
const toLogin = ({key}: SampleTarget): string =>
  key === undefined
    ? '(os.environ["API_USER"], os.environ["API_PASSWORD"])'
    : `("${SANDBOX_USER}", "${key}")`;

/** The call as a Python program with `requests`. */
export function toPython(call: Call, target: SampleTarget): string {
  const credentials = call.credentials ?? (call.needsKey ? [USUAL_KEY] : []);
  const argumentLines = [
    toLiteral(call.url),
    ...toHeaders(call, credentials, target),
    ...toParams(call, credentials, target),
    ...credentials.flatMap(({kind}) => {
      if (kind === 'basic') return [`auth=${toLogin(target)}`];
      if (kind === 'digest') return [`auth=requests.auth.HTTPDigestAuth${toLogin(target)}`];
      return kind === 'certificate' ? ['cert="client.pem"'] : [];
    }),
    ...toBody(call),
    'timeout=60',
  ];
  const needsEnvironment =
    target.key === undefined && credentials.some(({kind}) => kind !== 'certificate');
  const hasMethod = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(call.method);
  return [
    ...(needsEnvironment ? ['import os', ''] : []),
    'import requests',
    '',
    hasMethod
      ? `response = requests.${call.method.toLowerCase()}(`
      : `response = requests.request(\n    ${toLiteral(call.method)},`,
    ...argumentLines.map((line) => `${INDENT}${line},`),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"HTTP {response.status_code}: {response.text}")',
    ...getResultLines(call),
  ].join('\n');
}

function getResultLines({returnsText, returnsFile}: Call): string[] {
  return returnsFile === undefined
    ? [returnsText === true ? 'print(response.text)' : 'print(response.json())']
    : [`with open(${toLiteral(returnsFile)}, "wb") as file:`, '    file.write(response.content)'];
}

function toHeaders(call: Call, credentials: readonly Credential[], target: SampleTarget): string[] {
  const jsonType = call.jsonType ?? (call.json === null ? 'application/json' : undefined);
  const type = call.json === undefined ? call.content?.type : jsonType;
  const cookies = [
    ...(call.cookies === undefined ? [] : [toLiteral(call.cookies)]),
    ...credentials.flatMap((credential) =>
      credential.kind === 'cookie'
        ? [`${toLiteral(`${credential.name}=`)} + ${toKey(target, credential.variable)}`]
        : [],
    ),
  ];
  const headers = [
    ...credentials.flatMap((credential) => {
      if (credential.kind !== 'header') return [];
      const prefix = credential.prefix === '' ? '' : `${toLiteral(credential.prefix)} + `;
      const value = toKey(target, credential.variable);
      return [`${toLiteral(credential.name)}: ${prefix}${value}`];
    }),
    ...(cookies.length === 0 ? [] : [`"Cookie": ${cookies.join(' + "; " + ')}`]),
    ...call.headers.map(([name, value]) => `${toLiteral(name)}: ${toLiteral(value)}`),
    ...(type === undefined ? [] : [`"Content-Type": ${toLiteral(type)}`]),
  ];
  return headers.length === 0 ? [] : [`headers=${wrapItems(['{', '}'], headers, INDENT, layout)}`];
}

function toParams(
  {query}: Call,
  credentials: readonly Credential[],
  target: SampleTarget,
): string[] {
  const pairs = [
    ...query.map(([name, value]) => [toLiteral(name), toLiteral(value)] as const),
    ...credentials.flatMap((credential) =>
      credential.kind === 'query'
        ? [[toLiteral(credential.name), toKey(target, credential.variable)] as const]
        : [],
    ),
  ];
  return pairs.length === 0 ? [] : [`params=${toMapping(pairs)}`];
}

/** A dictionary; or a list of pairs, since a dictionary could hold each name only once. */
function toMapping(pairs: readonly (readonly [name: string, value: string])[]): string {
  return new Set(pairs.map(([name]) => name)).size === pairs.length
    ? wrapItems(
        ['{', '}'],
        pairs.map(([name, value]) => `${name}: ${value}`),
        INDENT,
        layout,
      )
    : wrapItems(
        ['[', ']'],
        pairs.map(([name, value]) => `(${name}, ${value})`),
        INDENT,
        layout,
      );
}

function toBody({json, content, parts}: Call): string[] {
  // None would be no body.
  if (json === null) return ['data="null"'];
  if (json !== undefined) return [`json=${toLiteral(json, INDENT)}`];
  if (content?.file !== undefined) return [`data=open(${toLiteral(content.file)}, "rb")`];
  // Text would be sent as Latin-1.
  if (content?.text !== undefined) return [`data=${toLiteral(content.text)}.encode()`];
  return parts === undefined ? [] : toParts(parts);
}

/**
 * Texts as fields next to files. Without a file, `requests` would not send a multipart body, so
 * all are files then.
 */
function toParts(parts: readonly CallPart[]): string[] {
  const isField = ({isFile, contentType}: CallPart): boolean =>
    !isFile && contentType === undefined && parts.some((part) => part.isFile);
  const fields = parts.filter(isField);
  const files = parts.filter((part) => !isField(part));
  return [
    ...(fields.length === 0
      ? []
      : [`data=${toMapping(fields.map(({name, value}) => [toLiteral(name), toLiteral(value)]))}`]),
    // A list of pairs, since a dictionary could hold each name only once.
    ...(files.length === 0
      ? []
      : [`files=${wrapItems(['[', ']'], files.map(toFile), INDENT, layout)}`]),
  ];
}

function toFile({name, value, isFile, contentType}: CallPart): string {
  const file = isFile ? `open(${toLiteral(value)}, "rb")` : toLiteral(value);
  const type = contentType === undefined ? '' : `, ${toLiteral(contentType)}`;
  if (isFile && type === '') return `(${toLiteral(name)}, ${file})`;
  return `(${toLiteral(name)}, (${isFile ? toLiteral(value) : 'None'}, ${file}${type}))`;
}
