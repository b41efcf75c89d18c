import {schemaConstructs} from './constructs/schemaConstructs';
import {NOTES} from './schemaNotes';

type Node = Readonly<Record<string, unknown>>;

const BESIDE_REFERENCE = [...NOTES, 'contentEncoding', 'contentMediaType', 'contentSchema'];

const isRule = (keyword: string): boolean =>
  Object.hasOwn(schemaConstructs, keyword) && !BESIDE_REFERENCE.includes(keyword);

/**
 * A reference with rules beside it as the two schemas that it means, since both apply
 * (JSON Schema 2020-12, Core 8.2.3.1): readers of `allOf` need to know one form only. Beside the
 * references of other objects, OpenAPI allows notes only.
 */
export function joinSiblings(node: Node): Node {
  const {$ref, ...own} = node;
  if ($ref === undefined || !Object.keys(own).some(isRule)) return node;
  const {allOf = []} = own;
  return {...own, allOf: [{$ref}, ...(allOf as readonly unknown[])]};
}
