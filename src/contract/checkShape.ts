import {distance} from 'fastest-levenshtein';
import {ContractError} from './ContractError';
import {toRequired} from './constructs/required';
import type {ValueKind} from './constructs/ValueKind';
import {isObject} from './isObject';
import type {Construct, ObjectKind} from './constructs/Construct';
import {isReference, listChildren, walkConstructs} from './constructs/walkConstructs';
import type {NodePath} from './jsonPointer';
import type {Spec} from './Spec';

type Expected = Pick<ValueKind, 'name' | 'values'>;
type Report = (at: NodePath, message: string) => void;

/**
 * Stops where a value has another kind than the code that reads it expects, such as an empty key or
 * a list in place of a map, and where an object has no value that it needs.
 *
 * @param content what to check of the file. Default: all of it
 */
export function checkShape(spec: Spec, content: unknown = spec.content): void {
  const problems: string[] = [];
  const report: Report = (at, message) => void problems.push(spec.errorAtKey(at, message).message);
  walkConstructs(content, ({kind, value, construct, at}) => {
    if (construct?.value !== undefined && !construct.value.fits(value))
      report(at, getMismatch(at, construct.value, value));
    if (construct?.holds !== undefined) checkHeld(value, construct.holds, at, report);
    if (kind === 'components' && isObject(value)) checkNames(Object.keys(value), at, report);
  });
  if (problems.length > 0) throw new ContractError([...new Set(problems)].join('\n'));
}

/** References name components, and give these characters another meaning. */
function checkNames(names: readonly string[], at: NodePath, report: Report): void {
  for (const name of names.filter((one) => /[#%/~]/.test(one))) {
    report(
      [...at, name],
      `component ${JSON.stringify(name)}: #, %, / and ~ have another meaning in references. Fix: rename it, with letters, digits, dots, hyphens and underscores.`,
    );
  }
}

/** The objects in a value, each with what it needs. */
function checkHeld(
  value: unknown,
  holds: NonNullable<Construct['holds']>,
  at: NodePath,
  report: Report,
): void {
  if (holds.as === 'list' && !Array.isArray(value)) {
    report(at, getMismatch(at, {name: 'a list'}, value));
  } else if (holds.as === 'map' && !isObject(value)) {
    report(at, getMismatch(at, {name: 'an object'}, value));
  } else {
    for (const [child, keys] of listChildren(value, holds))
      checkObject(child, holds.kind, [...at, ...keys], report);
  }
}

function checkObject(value: unknown, kind: ObjectKind, at: NodePath, report: Report): void {
  // A schema may be everything or nothing, since OpenAPI 3.1.
  if (kind === 'schema' && typeof value === 'boolean') return;
  if (!isObject(value)) {
    report(at, getMismatch(at, {name: kind === 'schema' ? 'a schema' : 'an object'}, value));
    return;
  }
  if (isReference(kind, value)) return;
  for (const key of toRequired(kind, value)) {
    if (!Object.hasOwn(value, key))
      report(at, `\`${at.join('.')}\` has no \`${key}\`. Fix: add it.`);
  }
}

const getMismatch = (at: NodePath, {name, values}: Expected, value: unknown): string =>
  `\`${at.join('.')}\`: expected ${name}, got ${JSON.stringify(value)?.slice(0, 40)}.${
    getHint(at, name, value) ?? suggest(value, values)
  }`;

// What YAML reads as a number, true or false is a text in quotes.
const needsQuotes = (value: unknown): boolean => ['boolean', 'number'].includes(typeof value);

function getHint(at: NodePath, name: string, value: unknown): string | undefined {
  const isAddress = at.at(-1) === '$ref' && typeof value === 'string';
  if (isAddress || (isObject(value) && '$ref' in value))
    return ' Fix: write its content here, where OpenAPI has no references.';
  if (name === 'a text' && needsQuotes(value)) return ' Fix: put it in quotes.';
  const isList = name === 'a list of texts' && Array.isArray(value) && value.some(needsQuotes);
  return isList ? ' Fix: put each item in quotes.' : undefined;
}

/** The value that differs in one or two letters. */
function suggest(value: unknown, values: readonly string[] = []): string {
  const nearest = values.find(
    (one) => distance(one.toLowerCase(), String(value).toLowerCase()) < 3,
  );
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
