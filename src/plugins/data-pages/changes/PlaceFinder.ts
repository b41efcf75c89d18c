import {listOperations, type ApiId, type ContractDocument} from '../../../contract';
import type {Place} from '../../../contract/diff/Change';
import {listWebhooks} from '../../../contract/listOperations';
import {createPageFinder, type FindPage} from '../../../contract/view/pages/createPageFinder';
import {compileReference} from '../../../sandbox/build/compileReference';
import type {ReferenceData, ReferenceNode} from '../../../sandbox/resultTypes';

/** A field of a response with a version of its own. */
export interface VersionedField {
  /** `data.vehicles[].plate.found`, without the marks of lists. */
  readonly path: string;
  /** Address below the base. */
  readonly at: string;
  readonly since?: string;
  readonly removed?: string;
}

/** Finds the addresses of operations and fields in the reference. */
export class PlaceFinder {
  private readonly known = new Map<ApiId, ReferenceData>();
  private readonly findPage: FindPage;

  constructor(private readonly contracts: Readonly<Record<ApiId, ContractDocument>>) {
    this.findPage = createPageFinder(contracts);
  }

  /** The address below the base of a place, or of what is left around it. */
  find(api: ApiId, {operation, part = '', field = ''}: Place): string {
    const webhooks = listWebhooks(this.contracts[api]);
    const calls = [...listOperations(this.contracts[api]), ...webhooks];
    const call = calls.find(({id}) => id === operation);
    if (operation === undefined || call === undefined) return `api/${api}`;
    const at = `${this.findPage(api, operation).slice(1)}#${operation}`;
    const parameter = /^\w+ parameter (.+)$/.exec(part)?.[1];
    if (call.parameters.some(({name}) => name === parameter)) return `${at}-${parameter}`;
    const reference = this.getReference(api);
    const root = reference.nodes[reference.roots[operation] ?? -1];
    // What the service sends is in the reference's list of fields.
    const isMessage = part.startsWith(webhooks.includes(call) ? 'request body' : 'response 2');
    const steps = field.split(/[.[\]]+/).filter((step) => step !== '');
    const node = isMessage && steps.length > 0 ? walk(reference, root, steps) : undefined;
    return node?.at ?? at;
  }

  /** Fields of the responses of an API that came or went in a version, in reading order. */
  listVersionedFields(api: ApiId): VersionedField[] {
    const {nodes, roots} = this.getReference(api);
    const fields = new Map<string, VersionedField>();
    const visit = (index: number, path: string, open: readonly number[]): void => {
      const node = nodes[index];
      if (node === undefined || open.includes(index)) return;
      const {at, since, removed, as = []} = node;
      if (at !== undefined && (since ?? removed) !== undefined && !fields.has(at)) {
        fields.set(at, {
          path,
          at,
          ...(since !== undefined && {since}),
          ...(removed !== undefined && {removed}),
        });
      }
      for (const [name, child] of Object.entries(node.fields ?? {}))
        visit(child, path === '' ? name : `${path}.${name}`, [...open, index]);
      for (const other of as) visit(other, path, [...open, index]);
    };
    for (const root of Object.values(roots)) visit(root, '', []);
    return [...fields.values()];
  }

  private getReference(api: ApiId): ReferenceData {
    const known = this.known.get(api) ?? compileReference(api, this.contracts[api]);
    this.known.set(api, known);
    return known;
  }
}

function walk(
  reference: ReferenceData,
  node: ReferenceNode | undefined,
  [step, ...rest]: readonly string[],
): ReferenceNode | undefined {
  if (node === undefined || step === undefined) return node;
  const below = node.fields?.[step];
  if (below !== undefined) return walk(reference, reference.nodes[below], rest);
  for (const index of node.as ?? []) {
    const found = walk(reference, reference.nodes[index], [step, ...rest]);
    if (found !== undefined) return found;
  }
  return undefined;
}
