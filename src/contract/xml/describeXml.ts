import {toKeys} from '../jsonPointer';
import {listParts, listProperties} from '../listProperties';
import {listRequired} from '../listRequired';
import {listValueKinds} from '../listValueKinds';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {ANY_SHAPE, type XmlField, type XmlModel, type XmlName, type XmlShape} from './XmlShape';

type Writable<T> = {-readonly [Key in keyof T]: T[Key]};

/** A field without a name has that of its property. */
type Field = Omit<XmlField, 'name'> & Partial<XmlName>;

/** Names of elements that neither the schema nor its component has. */
const ROOT = 'root';
const ITEM = 'item';

/** One for each specification: most operations have the same schemas. */
const describers = new WeakMap<ContractDocument, XmlDescriber>();

function getDescriber(document: ContractDocument): XmlDescriber {
  const describer = describers.get(document) ?? new XmlDescriber(document);
  describers.set(document, describer);
  return describer;
}

/**
 * Describes how the values of a schema are written in XML (OpenAPI 3.1, XML object). A name in the
 * schema wins; the root has the name of its component otherwise.
 */
export function describeXml(document: ContractDocument, schema: Schema = {}): XmlModel {
  const describer = getDescriber(document);
  const name = describer.getComponent(schema) ?? ROOT;
  const item = describer.getComponent(describer.findItems(schema)) ?? ITEM;
  const root = {
    name: toXmlName(name),
    ...describer.describeField(name, schema),
    isWrapped: true as const,
    itemName: toXmlName(item),
  };
  return {root, shapes: describer.shapes};
}

/** The shapes of all schemas of a document that were described. */
export const listXmlShapes = (document: ContractDocument): readonly XmlShape[] =>
  describers.get(document)?.shapes ?? [];

class XmlDescriber {
  readonly shapes: Writable<XmlShape>[] = [];
  /** Indexes of shapes, by schemas and references. */
  private readonly known = new Map<unknown, number>();

  /** Names of components; a document without references has the schemas themselves. */
  private readonly components: ReadonlyMap<Schema, string>;

  constructor(private readonly document: ContractDocument) {
    const schemas = Object.entries(document.components?.schemas ?? {});
    this.components = new Map(schemas.map(([name, schema]) => [schema, name]));
  }

  getComponent(schema: Schema): string | undefined {
    return schema.$ref === undefined
      ? this.components.get(schema)
      : toKeys(schema.$ref.slice(1)).at(-1);
  }

  describeField(property: string, schema: Schema, isRequired = false): Field {
    const {attribute, wrapped} = this.getXml(schema);
    const name = toXmlName(property);
    return {
      ...(name !== property && {name}),
      ...this.getName(schema),
      ...this.describe(schema),
      ...(attribute === true && {isAttribute: true}),
      ...(wrapped === true && {isWrapped: true}),
      ...(isRequired && {isRequired: true}),
    };
  }

  private describe(given: Schema): Pick<XmlField, 'shape'> {
    const key = given.$ref ?? given;
    const known = this.known.get(key);
    if (known !== undefined) return {shape: known};
    const kinds = listValueKinds(this.document, given);
    // A schema that says nothing allows all of them.
    if (kinds.length === 3) return {shape: ANY_SHAPE};
    if (kinds.join() === 'text') return {};
    const shape: Writable<XmlShape> = kinds.includes('text') ? {isText: true} : {};
    const index = this.shapes.push(shape) - 1;
    this.known.set(key, index);
    if (kinds.includes('object')) this.addFields(shape, given);
    if (kinds.includes('list')) this.addItems(shape, given);
    return {shape: index};
  }

  private addFields(shape: Writable<XmlShape>, given: Schema): void {
    const required = listRequired(this.document, given);
    shape.fields = Object.fromEntries(
      [...listProperties(this.document, given)].map(([property, schema]) => [
        property,
        this.describeField(property, schema, required.includes(property)),
      ]),
    );
    const {additionalProperties} = resolveReference<Schema>(this.document, given);
    if (typeof additionalProperties === 'object') shape.other = this.describe(additionalProperties);
  }

  private addItems(shape: Writable<XmlShape>, given: Schema): void {
    const items = this.findItems(given);
    shape.items = {...this.getName(items), ...this.describe(items)};
  }

  findItems(given: Schema): Schema {
    const {items, prefixItems = [], ...schema} = resolveReference<Schema>(this.document, given);
    const inParts = listParts(schema).map((part) => this.findItems(part));
    return items ?? prefixItems[0] ?? inParts.find((one) => Object.keys(one).length > 0) ?? {};
  }

  /** What the schema says; what its parts say where they are a reference and its notes. */
  private getXml(given: Schema): NonNullable<Schema['xml']> {
    const {xml, allOf = []} = resolveReference<Schema>(this.document, given);
    return Object.assign({}, ...allOf.map((part) => this.getXml(part)), xml) as NonNullable<
      Schema['xml']
    >;
  }

  private getName(given: Schema): Partial<XmlName> {
    const {name, prefix, namespace} = this.getXml(given);
    return {
      ...(typeof name === 'string' && {name: toXmlName(name)}),
      ...(typeof prefix === 'string' && {prefix}),
      ...(typeof namespace === 'string' && {namespace}),
    };
  }
}

/** A name that XML allows: properties may have any. */
export const toXmlName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
