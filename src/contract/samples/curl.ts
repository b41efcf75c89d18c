import type {Call} from './toCall';

/** The call as a shell command; the key comes from the environment. */
export function toCurl(call: Call, keyVariable: string): string {
  const query = call.query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const options = [
    ...(call.method === 'GET' ? [] : [`--request ${call.method}`]),
    ...(call.needsKey ? [`--header "X-Api-Key: $${keyVariable}"`] : []),
    ...call.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(call.json === undefined
      ? []
      : [
          "--header 'Content-Type: application/json'",
          `--data ${quote(JSON.stringify(call.json))}`,
        ]),
    // --form-string, or curl would read a value that begins with @ or < from a file.
    ...(call.parts ?? []).map(({name, value, isFile}) =>
      isFile
        ? `--form ${quote(`${name}=@${value}`)}`
        : `--form-string ${quote(`${name}=${value}`)}`,
    ),
  ];
  const command = ['curl', quote(`${call.url}${query === '' ? '' : `?${query}`}`)].join(' ');
  return [command, ...options.map((option) => `  ${option}`)].join(' \\\n');
}

/** Quotes a word for the shell, leaving alone what needs no quotes. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
