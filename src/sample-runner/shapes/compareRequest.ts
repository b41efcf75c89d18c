import type {ExpectedRequest} from '../../contract/samples/fixtures/shapes';
import type {Received} from './startParsingServer';

/** Percent-encodings of the characters that need none, and of a space, may differ. */
const normalize = (text: string): string =>
  text
    .replaceAll('+', '%20')
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/%(?:2D|2E|5F|7E|21|27|28|29|2A)/g, decodeURIComponent)
    .replaceAll('[', '%5B')
    .replaceAll(']', '%5D');

/** Characters that a name or value may have as they are, where nothing else asks for them so. */
const encodeSpecial = (query: string): string =>
  query
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return `${name.replaceAll('$', '%24')}=${value.join('=').replace(/[=/:?@{}]/g, encodeURIComponent)}`;
    })
    .join('&');

const hasSpecial = (query: string): boolean => /=[^&]*[=/:?@{}]/.test(query);

async function toParts(type: string, body: Buffer): Promise<[string, string][]> {
  const response = new Response(new Uint8Array(body), {headers: {'content-type': type}});
  const form = await response.formData();
  const parts = [...form].map(async ([name, value]): Promise<[string, string]> => [
    name,
    typeof value === 'string' ? value : await value.text(),
  ]);
  return (await Promise.all(parts)).sort(([one], [other]) => one.localeCompare(other));
}

/** The text of a body; of one with parts, the type that one of them has. */
function toText(type: string, body: Buffer, hasParts: boolean): string {
  const text = body.toString();
  if (hasParts) {
    const found = /content-type(?=: application\/json)/i.exec(text);
    return found === null ? '' : 'Content-Type: application/json';
  }
  return type.startsWith('application/x-www-form-urlencoded') ? normalize(text) : text;
}

/** What was received, of all that is expected. */
export async function toActual(
  number: number,
  {url, headers, body}: Received,
  {path, query, headers: wanted, json, parts, text}: ExpectedRequest,
): Promise<ExpectedRequest> {
  const [, address = '', search = ''] =
    /^([^?]*)\??(.*)$/.exec(url.replace(`/s${number}`, '')) ?? [];
  const type = headers['content-type'] ?? '';
  return {
    ...(path !== undefined && {path: normalize(address)}),
    ...(query !== undefined && {
      query: normalize(hasSpecial(query) ? search : encodeSpecial(search)),
    }),
    ...(wanted !== undefined && {
      headers: Object.fromEntries(
        Object.entries(wanted).map(([name, value]) => {
          const actual = headers[name] ?? 'none';
          return [name, value.endsWith('boundary=') ? actual.slice(0, value.length) : actual];
        }),
      ),
    }),
    ...(json !== undefined && {json: JSON.parse(body.toString()) as unknown}),
    ...(parts !== undefined && {parts: await toParts(type, body)}),
    ...(text !== undefined && {text: toText(type, body, parts !== undefined)}),
  };
}
