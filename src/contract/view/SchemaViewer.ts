import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {getChips} from './getChips';
import {toRichText} from './toRichText';
import type {FieldView, SchemaView, ValueView} from './types';

/**
 * Turns the schemas of a document into what a page shows. A named schema is written out once:
 * where it is used once, at that place; where it is used more often, in a list of its own, to which the others link.
 */
export class SchemaViewer {
  /** Named schemas that are used more than once or contain themselves. */
  private readonly shared: ReadonlySet<string>;

  constructor(
    private readonly document: ContractDocument,
    roots: readonly Schema[],
  ) {
    this.shared = findShared(document, roots);
  }

  /** The schemas that stand in the list of their own, in the order of the document. */
  viewShared(): (SchemaView & {name: string})[] {
    return Object.entries(this.document.components?.schemas ?? {})
      .filter(([name]) => this.shared.has(name))
      .map(([name, schema]) => ({name, ...this.viewContent(schema, name)}));
  }

  /**
   * @param schema as the document has it
   * @param id of the place, from which ids of fields are made when the schema has no name
   */
  view(schema: Schema, id: string): SchemaView {
    const name = getName(schema);
    if (name === undefined) return this.viewContent(schema, id);
    const resolved = resolveReference<Schema>(this.document, schema);
    if (!this.shared.has(name)) return this.viewContent(resolved, name);
    return {...this.viewValue(resolved, {siblings: schema}), type: this.getType(schema), link: name};
  }

  /** Type, chips, text and values, without fields. */
  viewValue(schema: Schema, {siblings = schema}: {readonly siblings?: Schema} = {}): ValueView {
    const text = siblings.description ?? (siblings === schema ? undefined : schema.description);
    const chips = getChips(schema);
    const values = schema.enum?.map((value) => [String(value), toRichText(schema['x-enum-descriptions']?.[String(value)] ?? '')] as const);
    const assumed = (siblings['x-rule'] ?? schema['x-rule']) === 'assumed';
    const reason = siblings['x-rule-reason'] ?? schema['x-rule-reason'];
    return {
      type: this.getType(schema),
      ...(chips.length > 0 && {chips}),
      ...(text !== undefined && {text: toRichText(text)}),
      ...(schema.deprecated === true && {deprecated: true as const}),
      ...(schema['x-since'] !== undefined && {since: schema['x-since']}),
      ...(schema['x-removed'] !== undefined && {removed: schema['x-removed']}),
      ...(values !== undefined && {values}),
      ...(schema.examples !== undefined && {examples: schema.examples.map((example) => (typeof example === 'string' ? example : JSON.stringify(example)))}),
      ...(assumed && {assumed: true as const, ...(reason !== undefined && {reason})}),
    };
  }

  private viewContent(schema: Schema, id: string): SchemaView {
    const merged = this.mergeAllOf(schema);
    const alternatives = merged.oneOf ?? merged.anyOf;
    const element = this.getElement(merged);
    const inner = element === undefined ? undefined : this.viewElement(element, id);
    const fields = [...this.viewFields(merged, id), ...(inner?.fields ?? [])];
    return {
      ...this.viewValue(merged),
      ...(inner?.link !== undefined && {link: inner.link}),
      ...(inner?.values !== undefined && {values: inner.values}),
      ...(fields.length > 0 && {fields}),
      ...(alternatives !== undefined && {
        choices: {
          how: merged.oneOf === undefined ? 'any of' : 'one of',
          ...(merged.discriminator !== undefined && {by: merged.discriminator.propertyName}),
          of: alternatives.map((choice, index) => ({name: getName(choice) ?? choice.title ?? this.getType(choice), ...this.view(choice, `${id}-${index + 1}`)})),
        },
      }),
      ...(inner?.choices !== undefined && alternatives === undefined && {choices: inner.choices}),
    };
  }

  private viewElement(element: Schema, id: string): SchemaView {
    return this.view(element, id);
  }

  /** The schema of the items of an array, through arrays of arrays. */
  private getElement(schema: Schema): Schema | undefined {
    let element = schema.items;
    while (element?.$ref === undefined && element?.items !== undefined) element = element.items;
    return element;
  }

  private viewFields(schema: Schema, id: string): FieldView[] {
    const required = new Set(schema.required ?? []);
    const named = Object.entries(schema.properties ?? {}).map(([name, property]) => this.viewField(name, property, `${id}-${name}`, required.has(name)));
    const patterns = Object.entries(schema.patternProperties ?? {}).map(([pattern, property]) => this.viewField(`/${pattern}/`, property, `${id}-pattern`, false));
    const others = typeof schema.additionalProperties === 'object' ? [this.viewField('any other key', schema.additionalProperties, `${id}-other`, false)] : [];
    return [...named, ...patterns, ...others];
  }

  private viewField(name: string, schema: Schema, id: string, required: boolean): FieldView {
    return {name, id, ...(required && {required: true as const}), ...this.view(schema, id)};
  }

  /** `allOf` as one schema, which is what a reader has to send or gets. */
  private mergeAllOf(schema: Schema): Schema {
    if (schema.allOf === undefined) return schema;
    const {allOf, ...own} = schema;
    return allOf
      .map((part) => this.mergeAllOf(resolveReference<Schema>(this.document, part)))
      .reduce((whole, part) => ({...part, ...whole, properties: {...part.properties, ...whole.properties}, required: [...(part.required ?? []), ...(whole.required ?? [])]}), own as Schema);
  }

  private getType(schema: Schema): string {
    const name = getName(schema);
    const resolved = resolveReference<Schema>(this.document, schema);
    const types = [resolved.type ?? []].flat().filter((type) => type !== 'null');
    if (types.includes('array')) return `array of ${resolved.items === undefined ? 'any' : this.getType(resolved.items)}`;
    if (resolved.format === 'binary') return 'file';
    if (name !== undefined && (types.includes('object') || types.length === 0)) return name;
    if (resolved.const !== undefined) return JSON.stringify(resolved.const);
    return types.length > 0 ? types.join(' or ') : resolved.oneOf !== undefined || resolved.anyOf !== undefined ? 'choice' : 'any';
  }
}

const PREFIX = '#/components/schemas/';
const getName = ({$ref}: Schema): string | undefined => ($ref?.startsWith(PREFIX) === true ? $ref.slice(PREFIX.length) : undefined);

/** Names that are reached more than once from the roots, or from themselves. */
function findShared(document: ContractDocument, roots: readonly Schema[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (schema === undefined) return;
    const name = getName(schema);
    if (name !== undefined) {
      // Scalars are written out wherever they stand: a link would cost the reader more.
      if (seen.has(name)) {
        if (isStructured(document, schema)) shared.add(name);
        return;
      }
      seen.add(name);
      visit(document.components?.schemas?.[name]);
      return;
    }
    [schema.items, ...Object.values(schema.properties ?? {}), ...Object.values(schema.patternProperties ?? {}), ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.prefixItems ?? [])].forEach(visit);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
  };
  roots.forEach(visit);
  return shared;
}

function isStructured(document: ContractDocument, schema: Schema): boolean {
  const resolved = resolveReference<Schema>(document, schema);
  return resolved.properties !== undefined || resolved.oneOf !== undefined || resolved.anyOf !== undefined || resolved.allOf !== undefined || resolved.items !== undefined || typeof resolved.additionalProperties === 'object';
}
