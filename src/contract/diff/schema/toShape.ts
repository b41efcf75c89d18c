import {getOnlyForm} from '../../view/getOnlyForm';
import {joinSchemas} from '../../view/joinSchemas';
import {resolveReference} from '../../resolveReference';
import type {ContractDocument, Schema} from '../../types';

/** A schema with an empty schema for `true` and one that nothing matches for `false`. */
export const toSchema = (given: Schema | boolean | undefined): Schema =>
  given === undefined || given === true ? {} : given === false ? {not: {}} : given;

/**
 * A schema by what it allows, however it is written: references and `allOf` are replaced by what
 * they mean, `const` by a list of one value, a choice between a schema and null by one schema, and
 * `unevaluated…` by what it says of other fields and items.
 */
export function toShape(document: ContractDocument, given: Schema): Schema {
  const resolved = resolveReference<Schema>(document, given);
  const only = getOnlyForm(resolved);
  if (only !== undefined) {
    const shape = toShape(document, only.schema);
    return only.isNullable ? toNullable(shape) : shape;
  }
  const {allOf = [], ...own} = resolved;
  const joined =
    allOf.length === 0
      ? own
      : joinSchemas(
          own,
          allOf.map((part) => toShape(document, toSchema(part))),
        );
  const {const: constant, ...rest} = joined;
  const shape = constant === undefined ? rest : {...rest, enum: [constant]};
  return closeFields(closeItems(toListedType(shape)));
}

/** Keywords whose schemas can check fields and items of the same value. */
const PARTS = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas'] as const;

const hasParts = (shape: Schema): boolean => PARTS.some((keyword) => shape[keyword] !== undefined);

/** Nothing is left unevaluated beside `additionalProperties`, which has the same meaning alone. */
function closeFields({unevaluatedProperties: others, ...shape}: Schema): Schema {
  if (others === undefined || shape.additionalProperties !== undefined) return shape;
  return hasParts(shape)
    ? {...shape, unevaluatedProperties: others}
    : {...shape, additionalProperties: others};
}

/** The same of items. */
function closeItems({unevaluatedItems: others, ...shape}: Schema): Schema {
  if (others === undefined || shape.items !== undefined) return shape;
  return hasParts(shape) || shape.contains !== undefined
    ? {...shape, unevaluatedItems: others}
    : {...shape, items: toSchema(others)};
}

/** A list of values without null rejects null, even where the type allows it. */
function toListedType(shape: Schema): Schema {
  const {enum: values, type} = shape;
  if (values === undefined || values.includes(null) || typeof type !== 'object') return shape;
  return {...shape, type: type.filter((one) => one !== 'null')};
}

function toNullable(shape: Schema): Schema {
  const types = [shape.type ?? []].flat();
  return {
    ...shape,
    ...(types.length > 0 && {type: [...new Set([...types, 'null' as const])]}),
    ...(shape.enum !== undefined && {enum: [...new Set([...shape.enum, null])]}),
  };
}

/** The name of the component that a schema refers to. */
export const getRefName = ({$ref}: Schema): string | undefined => $ref?.split('/').at(-1);
