import {chooseByValue, findDiscriminator} from '../chooseByValue';
import {isMarked, type Mark} from '../isMarked';
import type {Schema} from '../types';
import {inspect} from '../validation/createValidator';
import type {Context, Node} from '../validation/Rule';

const relaxed = {readOnly: new WeakMap<object, Node>(), writeOnly: new WeakMap<object, Node>()};

/** A schema that does not require fields with a mark. `whole` is the one that it is a part of. */
function relax(schema: Schema, hidden: Mark, whole = schema): Schema {
  const {required, allOf} = schema;
  const needed = required?.filter((name) => !isMarked(whole, name, hidden));
  const parts = allOf?.map((part) => relax(part, hidden, whole));
  const isSame =
    needed?.length === required?.length &&
    (parts ?? []).every((part, index) => part === allOf?.[index]);
  return isSame
    ? schema
    : {...schema, ...(needed && {required: needed}), ...(parts && {allOf: parts})};
}

/** A schema as a value is checked with. */
function toNode(schema: Schema, hidden: Mark): Node {
  const node = relax(schema, hidden) as Exclude<Node, boolean>;
  const chosen = chooseByValue(node, schema, findDiscriminator(schema));
  if (chosen === node) return node;
  const parts = (chosen['allOf'] ?? []) as readonly Schema[];
  // What counts where no value chooses is not chosen among again.
  for (const part of parts) {
    if (part.else !== undefined && schema.allOf?.includes(part) !== true)
      relaxed[hidden].set(part.else, part.else as Node);
  }
  return chosen;
}

const createContext = (hidden: Mark): Context => ({
  definitions: [],
  coerce: false,
  inspect: (schema, value, context) => {
    if (typeof schema === 'boolean') return inspect(schema, value, context);
    let known = relaxed[hidden].get(schema);
    if (known === undefined) {
      known = toNode(schema as Schema, hidden);
      relaxed[hidden].set(schema, known);
    }
    return inspect(known, value, context);
  },
});

const contexts = {readOnly: createContext('readOnly'), writeOnly: createContext('writeOnly')};

/**
 * Whether a value keeps to a schema whose references are replaced by their targets. What is no
 * pattern of JavaScript is for `createValidators` to report, with its place.
 *
 * @param hidden the mark of fields that may be missing, being required in the other direction only.
 *   Default: that of a request.
 */
export function fits(schema: Schema, value: unknown, hidden: Mark = 'readOnly'): boolean {
  const context = contexts[hidden];
  try {
    return context.inspect(schema as Node, value, context) !== undefined;
  } catch {
    return true;
  }
}
