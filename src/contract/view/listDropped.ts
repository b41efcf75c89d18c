import {walkConstructs} from '../constructs/walkConstructs';
import {getNode, toKeys} from '../jsonPointer';
import type {NodePath} from '../jsonPointer';
import type {ContractDocument, Schema} from '../types';
import {walkReferences} from '../walkReferences';
import {toLetters, withoutRepeatedTitle} from './titles';
import {toRichText} from './toRichText';
import {toText} from './toText';
import type {ApiView} from './types';

/** Keywords whose values are words for readers. */
const TEXTS = new Set(['description', 'summary', 'title', 'operationId', 'pattern', 'format']);
/** Keywords whose keys are names that readers need. */
const NAMES = new Set([
  'properties',
  'patternProperties',
  'headers',
  'links',
  'responses',
  'scopes',
]);
const INLINES = new Set(['a', 'code', 'em', 'ol', 'p', 'pre', 'strong', 'table', 'ul']);

/**
 * Texts and names of a specification that its page does not have, each with its place in the
 * bundled document.
 */
export function listDropped(document: ContractDocument, view: ApiView): string[] {
  const specification = withoutPlainErrors(document);
  const shown = toWords(view);
  const dropped: string[] = [];
  const check = (text: string, at: NodePath): void => {
    if (!shown.includes(toWords(toRichText(text))) && !shown.includes(toLetters(text)))
      dropped.push(`${at.join('.')}: ${text.replace(/\s+/g, ' ').slice(0, 60)}`);
  };
  const used = new Set(listUsed(specification));
  walkConstructs(specification, ({kind, keyword, value, at}) => {
    if (at[0] === 'components' && !used.has(`#/components/${String(at[1])}/${String(at[2])}`))
      return;
    if (kind === 'components' || kind === 'reference') return;
    // A page says `file`.
    const isFile = keyword === 'format' && value === 'binary';
    const isName = keyword === 'title' && isRepeated(specification, at);
    if (TEXTS.has(keyword) && typeof value === 'string' && !isFile && !isName) check(value, at);
    if (NAMES.has(keyword) && typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) if (!name.startsWith('x-')) check(name, [...at, name]);
    if (keyword === 'enum' && Array.isArray(value)) for (const one of value) check(toText(one), at);
    if (kind === 'parameter' && keyword === 'name') check(String(value), at);
  });
  return dropped;
}

/** Whether a title only repeats the name of its schema, field or parameter: pages leave it out. */
function isRepeated(document: ContractDocument, at: NodePath): boolean {
  const schema = getNode(document, at.slice(0, -1)) as Schema;
  const parent = getNode(document, at.slice(0, -2)) as {name?: unknown} | undefined;
  return withoutRepeatedTitle(schema, [at.at(-2), parent?.name].map(String)) !== schema;
}

/** Pages show the messages of our own errors in place of the schema that all of them have. */
const withoutPlainErrors = (document: ContractDocument): ContractDocument =>
  JSON.parse(
    JSON.stringify(document, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'x-cause' in value && 'content' in value
        ? {...value, content: undefined}
        : value,
    ),
  ) as ContractDocument;

/**
 * References that operations make, directly and through components; security schemes are named
 * without one.
 */
function listUsed(document: ContractDocument): string[] {
  const used = new Set(
    Object.keys(document.components?.securitySchemes ?? {}).map(
      (name) => `#/components/securitySchemes/${name}`,
    ),
  );
  // A list instead of a recursion: references lead on for hundreds of steps.
  const left: unknown[] = [document.paths, document.webhooks];
  while (left.length > 0) {
    walkReferences(left.pop(), [], (ref) => {
      if (typeof ref !== 'string' || used.has(ref)) return String(ref);
      used.add(ref);
      left.push(getNode(document, toKeys(ref.slice(1))));
      return ref;
    });
  }
  return [...used];
}

/** The letters and digits of everything in a view, in its order. */
function toWords(node: unknown): string {
  if (typeof node === 'string') return toLetters(node);
  if (typeof node !== 'object' || node === null) return toLetters(String(node));
  if (Array.isArray(node))
    return (INLINES.has(String(node[0])) ? node.slice(1) : node).map(toWords).join('');
  return `${Object.values(node).map(toWords).join('|')}|`;
}
