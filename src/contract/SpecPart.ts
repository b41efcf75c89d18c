import {convertDocument} from './constructs/convertDocument';
import type {ContractError} from './ContractError';
import {isObject} from './isObject';
import {getNode, type NodePath} from './jsonPointer';
import type {Spec} from './Spec';

/** The place of a component: the list that it is in, and its name there. */
export type Slot = readonly [type: string, name: string];

/** Lists of parts that are no components in the end: they are copied to where they are used. */
export const OPERATIONS = 'x-operations';
export const PATH_ITEMS = 'x-path-items';
export const PRIVATE_LISTS: readonly string[] = [OPERATIONS, PATH_ITEMS];

/**
 * A node of a file that has no components, seen as the component that it is used as: what reads
 * shared files can read it too.
 */
export class SpecPart implements Spec {
  readonly content: Readonly<Record<string, unknown>>;
  /** Where the node is in this content. */
  readonly at: NodePath;

  /**
   * @param whole the file
   * @param keys where the node is in it; none for all of it
   * @param isUpgraded whether the specification is of OpenAPI 3.0, and so are its parts
   */
  constructor(
    private readonly whole: Spec,
    private readonly keys: NodePath,
    [type, name]: Slot,
    readonly isUpgraded: boolean,
  ) {
    const node = structuredClone(getNode(whole.content, keys));
    // Of a schema that is a file: references name the file.
    if (keys.length === 0 && type === 'schemas' && isObject(node))
      Reflect.deleteProperty(node, '$id');
    const list = PRIVATE_LISTS.includes(type) ? 'pathItems' : type;
    const component = type === OPERATIONS ? {get: node} : node;
    this.at = ['components', list, name, ...(type === OPERATIONS ? ['get'] : [])];
    const components = {[list]: {[name]: component}};
    const content = {...(isUpgraded && {openapi: '3.0.0'}), components};
    convertDocument(content);
    this.content = content;
  }

  get file(): string {
    return this.whole.file;
  }

  error(at: NodePath, message: string): ContractError {
    return this.whole.error(this.toWhole(at), message);
  }

  errorAtKey(at: NodePath, message: string): ContractError {
    return this.whole.errorAtKey(this.toWhole(at), message);
  }

  getSource(at: NodePath): string | undefined {
    return this.whole.getSource(this.toWhole(at));
  }

  toPlace(at: NodePath): string {
    return this.whole.toPlace(this.toWhole(at));
  }

  private toWhole(at: NodePath): NodePath {
    return [...this.keys, ...at.slice(this.at.length)];
  }
}
