import type {Program} from 'estree';
import {closest} from 'fastest-levenshtein';
import type {ComponentProperties} from './readComponents';

interface Finding {
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}

/**
 * Objects that a document writes in a list, such as the boxes of a diagram, have the fields that
 * the component declares.
 *
 * @param program the expression in the braces of a property
 * @param property how messages name it
 */
export function checkObjects(
  program: Program | null | undefined,
  property: string,
  fields: NonNullable<ComponentProperties>,
): Finding[] {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ArrayExpression')
    return [];
  return statement.expression.elements.flatMap((item): Finding[] => {
    // Spread objects may have any field.
    if (item?.type !== 'ObjectExpression') return [];
    const names = item.properties.map((entry) =>
      entry.type === 'Property' && entry.key.type === 'Identifier' ? entry.key.name : undefined,
    );
    if (names.includes(undefined)) return [];
    const line = item.loc?.start.line ?? 1;
    const known = [...fields.keys()];
    const unknown = names.filter((name): name is string => !known.includes(name ?? ''));
    const missing = known.filter((name) => fields.get(name)?.isRequired && !names.includes(name));
    return [
      ...unknown.map((name) => ({
        line,
        message: `an object of ${property} has no field \`${name}\`. Did you mean \`${closest(name, known)}\`?`,
      })),
      ...missing.map((name) => ({
        line,
        message: `an object of ${property} lacks its field \`${name}\`. Expected: ${known.join(', ')}.`,
      })),
    ];
  });
}
