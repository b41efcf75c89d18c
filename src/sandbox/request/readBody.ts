import type {SandboxBody, SandboxField} from '../contractTypes';
import {splitPairs} from './rawPairs';
import type {BodyProblem} from './BodyProblem';
import {isOfType} from './isOfType';
import {readForm} from './readForm';
import {explainReadings, readPairs, type Readings} from './readValue';

const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Finds out whether a body keeps to the contract. */
export async function findProblem(
  body: SandboxBody,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<BodyProblem | undefined> {
  switch (body.kind) {
    case 'json':
      return checkJson(body, decodeText(bytes));
    case 'bytes':
      return bytes.length === 0 ? {reason: 'It is empty.'} : undefined;
    case 'form': {
      const pairs = splitPairs(decodeText(bytes), '&');
      const names = new Set(body.fields.map(({name}) => name));
      const rest = pairs.filter(([name]) => !names.has(name.replace(/\[.*/s, '')));
      return checkFields(
        body,
        (field) => readPairs(field, pairs, without(names, field.name)),
        rest.map(([name, value]) => [name, value]),
      );
    }
    case 'parts':
      return checkParts(body, await readForm(bytes, contentType));
    case 'xml':
      // Few APIs have XML, and its parser is as large as all that reads the other bodies.
      return (await import('./readXml')).checkXml(body, decodeText(bytes));
    default:
      return checkValue(body, decodeText(bytes));
  }
}

const without = (names: ReadonlySet<string>, name: string): ReadonlySet<string> =>
  new Set([...names].filter((one) => one !== name));

const checkValue = ({isValid}: SandboxBody, value: unknown): BodyProblem | undefined =>
  isValid(value) ? undefined : {reason: isValid.explain?.(value) ?? ''};

function checkJson(body: SandboxBody, text: string): BodyProblem | undefined {
  let reason = 'It is not valid JSON.';
  try {
    const value: unknown = JSON.parse(text);
    // Only for a value that exceeds the stack.
    reason = 'It is too deep.';
    return checkValue(body, value);
  } catch {
    return {reason};
  }
}

/** Checks each field, so that the first broken one can be named, and then all of them together. */
function checkFields(
  body: SandboxBody,
  read: (field: SandboxField) => Readings,
  rest: readonly (readonly [name: string, value: unknown])[],
): BodyProblem | undefined {
  const values: (readonly [name: string, value: unknown])[] = [...rest];
  for (const field of body.fields) {
    const readings = read(field);
    if (readings === undefined && field.isRequired !== true) continue;
    const fitting = readings?.findIndex((value) => field.isValid(value)) ?? -1;
    if (readings === undefined || fitting === -1)
      return {field: field.name, reason: explainReadings(field, readings)};
    values.push([field.name, readings[fitting]]);
  }
  return checkValue(body, Object.fromEntries(values));
}

async function checkParts(
  body: SandboxBody,
  form: FormData | undefined,
): Promise<BodyProblem | undefined> {
  if (form === undefined) return {reason: 'It cannot be read.'};
  const values = new Map<string, string[]>();
  for (const [name, part] of form) {
    const field = body.fields.find((one) => one.name === name);
    if (typeof part !== 'string' && !fitsType(field, part.type)) {
      const reason = `It is of the media type ${part.type}. Expected: ${field?.mediaType}.`;
      return {field: name, reason};
    }
    const text = typeof part === 'string' ? part : await part.text();
    values.set(name, [...(values.get(name) ?? []), text]);
  }
  const names = new Set(body.fields.map(({name}) => name));
  return checkFields(
    body,
    ({name, kinds = ['text']}) => {
      const sent = values.get(name);
      if (sent === undefined) return undefined;
      // An object is one part of JSON; a list has a part for each item.
      return kinds.flatMap((kind): unknown[] =>
        kind === 'list' ? [sent] : sent.length === 1 ? sent : [],
      );
    },
    [...values].flatMap(([name, [first]]) => (names.has(name) ? [] : [[name, first]])),
  );
}

/** Many clients do not know the type of a file, and say so. */
const fitsType = (field: SandboxField | undefined, type: string): boolean =>
  field?.isFile !== true ||
  ['', 'application/octet-stream', 'text/plain'].includes(type.replace(/;.*/s, '')) ||
  isOfType(field.mediaType ?? '*/*', type);
