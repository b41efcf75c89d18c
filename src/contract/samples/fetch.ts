import {USUAL_KEY, type Credential} from './credentials';
import {quote, toKey, toLiteral} from './javaScript';
import {SANDBOX_USER, type SampleTarget} from './target';
import {hasBody, type Call, type CallPart} from './toCall';

/**
 * The call as a JavaScript module for Node.js, with `fetch`.
 *
 * @returns nothing for what `fetch` cannot send: the method TRACE, a body of GET, a certificate of
 *   the client, and a digest
 */
export function toFetch(call: Call, target: SampleTarget): string | undefined {
  const credentials = call.credentials ?? (call.needsKey ? [USUAL_KEY] : []);
  if (
    call.method === 'TRACE' ||
    (['GET', 'HEAD'].includes(call.method) && hasBody(call)) ||
    credentials.some(({kind}) => kind === 'certificate' || kind === 'digest')
  )
    return undefined;
  const urlLines = getUrlLines(call, credentials, target);
  const options = getOptions(call, getHeaders(call, credentials, target));
  const address = urlLines.length === 0 ? quote(call.url) : 'url';
  return [
    ...getImports(call),
    ...urlLines,
    ...getBodyLines(call),
    options.length === 0
      ? `const response = await fetch(${address});`
      : `const response = await fetch(${address}, {\n${options.map((line) => `  ${line},`).join('\n')}\n});`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    getResultLine(call),
  ].join('\n');
}

function getImports({content, parts = [], returnsFile}: Call): string[] {
  const needsFile = content?.file !== undefined || parts.some(({isFile}) => isFile);
  const lines = [
    ...(needsFile ? ["import {openAsBlob} from 'node:fs';"] : []),
    ...(returnsFile === undefined ? [] : ["import {writeFile} from 'node:fs/promises';"]),
  ];
  return lines.length === 0 ? [] : [...lines, ''];
}

function getResultLine({returnsText, returnsFile}: Call): string {
  if (returnsFile !== undefined)
    return `await writeFile(${quote(returnsFile)}, new Uint8Array(await response.arrayBuffer()));`;
  return `console.log(await response.${returnsText === true ? 'text' : 'json'}());`;
}

function getOptions(call: Call, headers: readonly string[]): string[] {
  const {content} = call;
  return [
    ...(call.method === 'GET' ? [] : [`method: '${call.method}'`]),
    ...(headers.length === 0
      ? []
      : [
          headers.length === 1
            ? `headers: {${headers[0]}}`
            : `headers: {\n${headers.map((line) => `    ${line},`).join('\n')}\n  }`,
        ]),
    ...(call.parts === undefined ? [] : ['body']),
    ...(call.json === undefined ? [] : [`body: JSON.stringify(${toLiteral(call.json, '  ')})`]),
    ...(content?.text === undefined ? [] : [`body: ${quote(content.text)}`]),
    ...(content?.file === undefined ? [] : [`body: await openAsBlob(${quote(content.file)})`]),
  ];
}

function getHeaders(
  call: Call,
  credentials: readonly Credential[],
  target: SampleTarget,
): string[] {
  const type = call.json === undefined ? call.content?.type : (call.jsonType ?? 'application/json');
  const cookies = [
    ...(call.cookies === undefined ? [] : [toTemplate(call.cookies)]),
    ...credentials.flatMap((credential) =>
      credential.kind === 'cookie'
        ? [`${toTemplate(credential.name)}=\${${toKey(target, credential.variable)}}`]
        : [],
    ),
  ];
  return [
    ...credentials.flatMap((credential) => toHeader(credential, target)),
    ...(cookies.length === 0 ? [] : [`Cookie: \`${cookies.join('; ')}\``]),
    ...call.headers.map(([name, value]) => `${toName(name)}: ${quote(value)}`),
    ...(type === undefined ? [] : [`'Content-Type': ${quote(type)}`]),
  ];
}

/** Name of a property: in quotes only where it needs them. */
const toName = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : quote(name));

function toHeader(credential: Credential, target: SampleTarget): string[] {
  if (credential.kind === 'basic') {
    const login =
      target.key === undefined
        ? '`${process.env.API_USER}:${process.env.API_PASSWORD}`'
        : quote(`${SANDBOX_USER}:${target.key}`);
    return [`Authorization: \`Basic \${btoa(${login})}\``];
  }
  if (credential.kind !== 'header') return [];
  const value = toKey(target, credential.variable);
  return [
    `${toName(credential.name)}: ${credential.prefix === '' ? value : `\`${toTemplate(credential.prefix)}\${${value}}\``}`,
  ];
}

/** Text for a template literal. */
const toTemplate = (text: string): string => text.replace(/[`\\]|\$\{/g, '\\$&');

function getUrlLines(
  {url, query}: Call,
  credentials: readonly Credential[],
  target: SampleTarget,
): string[] {
  const keys = credentials.flatMap((credential) =>
    credential.kind === 'query'
      ? [{name: credential.name, value: toKey(target, credential.variable)}]
      : [],
  );
  if (query.length + keys.length === 0) return [];
  // `searchParams` would encode what is in the address already once more.
  const isExact = url.includes('?');
  const names = query.map(([name]) => name);
  return [
    `const url = new URL(${quote(url)});`,
    ...query.map(
      ([name, value]) =>
        `url.searchParams.${names.indexOf(name) === names.lastIndexOf(name) ? 'set' : 'append'}(${quote(name)}, ${quote(value)});`,
    ),
    ...keys.map(({name, value}) =>
      isExact
        ? `url.search += \`&${encodeURIComponent(name)}=\${encodeURIComponent(${value})}\`;`
        : `url.searchParams.set(${quote(name)}, ${value});`,
    ),
    '',
  ];
}

function getBodyLines({parts}: Call): string[] {
  return parts === undefined ? [] : ['const body = new FormData();', ...parts.map(toPartLine), ''];
}

function toPartLine({name, value, isFile, contentType}: CallPart): string {
  const type = contentType === undefined ? '' : `, {type: ${quote(contentType)}}`;
  if (isFile)
    return `body.append(${quote(name)}, await openAsBlob(${quote(value)}${type}), ${quote(value)});`;
  return type === ''
    ? `body.append(${quote(name)}, ${quote(value)});`
    : `body.append(${quote(name)}, new Blob([${quote(value)}]${type}));`;
}
