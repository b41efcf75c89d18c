import {USUAL_KEY, type Credential} from './credentials';
import {writeJson} from './createWriter';
import {toQueryText} from './serialize';
import {SANDBOX_USER, type SampleTarget} from './target';
import {hasBody, type Call, type CallPart} from './toCall';

/** The call as a shell command; the key comes from the environment. */
export function toCurl(call: Call, target: SampleTarget): string {
  const query = toQueryText(call.query);
  const separator = call.url.includes('?') ? '&' : '?';
  const credentials = call.credentials ?? (call.needsKey ? [USUAL_KEY] : []);
  const cookies = toCookies(call, credentials, target);
  const {content} = call;
  const type = call.json === undefined ? content?.type : (call.jsonType ?? 'application/json');
  const options = [
    ...toMethod(call),
    ...credentials.flatMap((credential) => toOption(credential, target)),
    ...(cookies === '' ? [] : [`--cookie "${cookies}"`]),
    ...call.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(type === undefined ? [] : [`--header ${quote(`Content-Type: ${type}`)}`]),
    ...(call.json === undefined ? [] : [`--data ${quote(toJson(call.json))}`]),
    // --data would read a text that begins with @ from a file.
    ...(content?.text === undefined ? [] : [`--data-raw ${quote(content.text)}`]),
    ...(content?.file === undefined ? [] : [`--data-binary ${quote(`@${content.file}`)}`]),
    ...(call.parts ?? []).map(toForm),
    ...(call.returnsFile === undefined ? [] : [`--output ${call.returnsFile}`]),
  ];
  const command = ['curl', quote(`${call.url}${query === '' ? '' : `${separator}${query}`}`)].join(
    ' ',
  );
  return [command, ...options.map((option) => `  ${option}`)].join(' \\\n');
}

/** JSON of more characters has a line for each value. */
const LINE_MAX = 80;

/** Short JSON as a program would write it, and other as people do. */
function toJson(json: unknown): string {
  const text = JSON.stringify(json);
  return text.length > LINE_MAX ? writeJson(json, '  ') : text;
}

function toMethod(call: Call): string[] {
  const {method} = call;
  // With a body, curl would send POST.
  if (method === 'GET' && !hasBody(call)) return [];
  // With --request, curl would wait for the body that a response to HEAD does not have.
  return [method === 'HEAD' ? '--head' : `--request ${method}`];
}

/** The key for a word in double quotes. */
const toKey = ({key, keyVariable}: SampleTarget, variable = keyVariable): string =>
  key ?? `$${variable}`;

/** A text for a word in double quotes. */
const escape = (text: string): string => text.replace(/["$`\\]/g, '\\$&');

const toLogin = ({key}: SampleTarget): string =>
  `--user "${key === undefined ? '$API_USER:$API_PASSWORD' : `${SANDBOX_USER}:${key}`}"`;

function toOption(credential: Credential, target: SampleTarget): string[] {
  switch (credential.kind) {
    case 'basic':
      return [toLogin(target)];
    case 'digest':
      return ['--digest', toLogin(target)];
    case 'certificate':
      return ['--cert client.pem'];
    case 'cookie':
      return [];
    case 'query':
      return [`--url-query "${escape(credential.name)}=${toKey(target, credential.variable)}"`];
    default:
      return [
        `--header "${escape(`${credential.name}: ${credential.prefix}`)}${toKey(target, credential.variable)}"`,
      ];
  }
}

/** Cookies for a word in double quotes. */
function toCookies(
  {cookies = ''}: Call,
  credentials: readonly Credential[],
  target: SampleTarget,
): string {
  const keys = credentials.flatMap((credential) =>
    credential.kind === 'cookie'
      ? [`${escape(credential.name)}=${toKey(target, credential.variable)}`]
      : [],
  );
  return [escape(cookies), ...keys].filter(Boolean).join('; ');
}

function toForm({name, value, isFile, contentType}: CallPart): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  const quoted = `"${value.replace(/["\\]/g, '\\$&')}"`;
  // A comma or a semicolon would end the name of a file.
  if (isFile) return `--form ${quote(`${name}=@${/[",;\\]/.test(value) ? quoted : value}${type}`)}`;
  // --form-string, or curl would read a value that begins with @ or < from a file; it takes no
  // type.
  return type === ''
    ? `--form-string ${quote(`${name}=${value}`)}`
    : `--form ${quote(`${name}=${quoted}${type}`)}`;
}

/** Quotes a word for the shell, leaving alone what needs no quotes. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
