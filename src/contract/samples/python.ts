import type {Call} from './toCall';

/** The call as a Python program with `requests`. */
export function toPython(call: Call, keyVariable: string): string {
  const files = (call.parts ?? []).filter(({isFile}) => isFile);
  const texts = (call.parts ?? []).filter(({isFile}) => !isFile);
  const headers = [
    ...(call.needsKey ? [`"X-Api-Key": os.environ["${keyVariable}"]`] : []),
    ...call.headers.map(([name, value]) => `${toLiteral(name)}: ${toLiteral(value)}`),
  ];
  const argumentLines = [
    toLiteral(call.url),
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(call.query.length === 0
      ? []
      : [
          `params={${call.query.map(([name, value]) => `${toLiteral(name)}: ${toLiteral(value)}`).join(', ')}}`,
        ]),
    ...(call.json === undefined ? [] : [`json=${toLiteral(call.json)}`]),
    ...(texts.length === 0
      ? []
      : [
          `data={${texts.map(({name, value}) => `${toLiteral(name)}: ${toLiteral(value)}`).join(', ')}}`,
        ]),
    // A list of pairs, since a dictionary could hold each name only once.
    ...(files.length === 0
      ? []
      : [
          `files=[${files.map(({name, value}) => `(${toLiteral(name)}, open(${toLiteral(value)}, "rb"))`).join(', ')}]`,
        ]),
    'timeout=60',
  ];
  return [
    ...(call.needsKey ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${call.method.toLowerCase()}(`,
    ...argumentLines.map((line) => `    ${line},`),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"HTTP {response.status_code}: {response.text}")',
    'print(response.json())',
  ].join('\n');
}

function toLiteral(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value === 'object') {
    return `{${Object.entries(value as object)
      .map(([key, item]) => `${toLiteral(key)}: ${toLiteral(item)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}
