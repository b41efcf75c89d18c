import {quote, toLiteral} from './javaScript';
import type {Call} from './toCall';

/** The call as a JavaScript module for Node.js, with `fetch`. */
export function toFetch(call: Call, keyVariable: string): string {
  const files = (call.parts ?? []).filter(({isFile}) => isFile);
  const headers = [
    ...(call.needsKey ? [`'X-Api-Key': process.env.${keyVariable}`] : []),
    ...call.headers.map(([name, value]) => `${quote(name)}: ${quote(value)}`),
    ...(call.json === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(call.method === 'GET' ? [] : [`method: '${call.method}'`]),
    ...(headers.length === 0
      ? []
      : [
          headers.length === 1
            ? `headers: {${headers[0]}}`
            : `headers: {\n${headers.map((line) => `    ${line},`).join('\n')}\n  }`,
        ]),
    ...(call.parts === undefined ? [] : ['body']),
    ...(call.json === undefined ? [] : [`body: JSON.stringify(${toLiteral(call.json)})`]),
  ];
  const address = call.query.length === 0 ? quote(call.url) : 'url';
  return [
    ...(files.length > 0 ? ["import {openAsBlob} from 'node:fs';", ''] : []),
    ...getUrlLines(call),
    ...getBodyLines(call),
    options.length === 0
      ? `const response = await fetch(${address});`
      : `const response = await fetch(${address}, {\n${options.map((line) => `  ${line},`).join('\n')}\n});`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    'console.log(await response.json());',
  ].join('\n');
}

function getUrlLines({url, query}: Call): string[] {
  if (query.length === 0) return [];
  return [
    `const url = new URL(${quote(url)});`,
    ...query.map(([name, value]) => `url.searchParams.set(${quote(name)}, ${quote(value)});`),
    '',
  ];
}

function getBodyLines({parts}: Call): string[] {
  if (parts === undefined) return [];
  const lines = parts.map(({name, value, isFile}) =>
    isFile
      ? `body.append(${quote(name)}, await openAsBlob(${quote(value)}), ${quote(value)});`
      : `body.append(${quote(name)}, ${quote(value)});`,
  );
  return ['const body = new FormData();', ...lines, ''];
}
