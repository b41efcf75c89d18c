import type {ContractDocument} from '../../contract';
import {getApiView, getPages} from '../../contract/view/getApiView';
import {findHomes} from '../../contract/view/pages/moveLinks';
import type {
  ApiView,
  BodyView,
  FieldView,
  ResponseView,
  SchemaView,
} from '../../contract/view/types';
import type {ApiId} from '../contractTypes';
import type {ReferenceData, ReferenceNode} from '../resultTypes';

/** Where the reference explains each field of the responses and messages of an API. */
export function compileReference(api: ApiId, document: ContractDocument): ReferenceData {
  const view = getApiView(api, document);
  const writer = new ReferenceWriter(view);
  const roots: Record<string, number> = {};
  for (const {id, responses} of view.operations) {
    const schema = findSchema(responses.find(({isError}) => !isError));
    if (schema !== undefined) roots[id] = writer.add(schema);
  }
  for (const {id, body} of view.webhooks) {
    const schema = findSchema(body);
    if (schema !== undefined) roots[id] = writer.add(schema);
  }
  return {roots, nodes: writer.nodes};
}

const findSchema = (
  message: Partial<Pick<BodyView | ResponseView, 'contents'>> | undefined,
): SchemaView | undefined => message?.contents?.find(({schema}) => schema !== undefined)?.schema;

/** Names that a page gives to rules without a name (`listRules`). */
const OTHER = /^any other key$|^\/.*\/$/;
/** Rules about the same value. */
const SAME = /^(?:then|otherwise|and) it is$|^together with /;
const RULE = new RegExp(
  `${OTHER.source}|${SAME.source}|^(?:every key|any further item|at least one item|must not be|if it is|content, parsed)$`,
);

class ReferenceWriter {
  readonly nodes: ReferenceNode[] = [];
  private readonly shared = new Map<string, number>();
  private readonly homes: ReadonlyMap<string, string>;

  constructor(private readonly view: ApiView) {
    const first = getPages(view);
    this.homes = first === undefined ? new Map() : findHomes(first);
  }

  /** Adds a schema or a field, and returns its index. */
  add(schema: FieldView | SchemaView): number {
    const index = this.nodes.push({}) - 1;
    const {since, removed, link, fields = [], choices = []} = schema;
    const named = fields.filter(({name}) => !RULE.test(name));
    const other = fields.find(({name}) => OTHER.test(name));
    const as = [
      ...(link === undefined ? [] : this.addShared(link)),
      ...choices.flatMap(({of}) => of).map((choice) => this.add(choice)),
      ...fields.filter(({name}) => SAME.test(name)).map((rule) => this.add(rule)),
    ];
    this.nodes[index] = {
      ...('id' in schema && {at: this.toAddress(schema.id)}),
      ...(since !== undefined && {since}),
      ...(removed !== undefined && {removed}),
      ...(named.length > 0 && {
        fields: Object.fromEntries(named.map((field) => [field.name, this.add(field)])),
      }),
      ...(other !== undefined && {other: this.add(other)}),
      ...(as.length > 0 && {as}),
    };
    return index;
  }

  private addShared(id: string): readonly number[] {
    const known = this.shared.get(id);
    if (known !== undefined) return [known];
    const schema = this.view.schemas.find((one) => one.id === id);
    if (schema === undefined) return [];
    // Before its fields: the schema may contain itself.
    const index = this.nodes.push({}) - 1;
    this.shared.set(id, index);
    this.nodes[index] = {as: [this.add(schema)]};
    return [index];
  }

  private toAddress(id: string): string {
    return `api/${this.homes.get(id) ?? this.view.id}#${id}`;
  }
}
