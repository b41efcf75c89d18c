import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {findShared, getName} from './findShared';
import {getChips} from './getChips';
import type {IdRegistry} from './IdRegistry';
import {toRichText} from './toRichText';
import type {ChoicesView, FieldView, SchemaView, ValueView} from './types';

/**
 * Turns the schemas of a document into what a page shows. A named schema is written out once:
 * where it is used once, at that place; where it is used more often, in a list of its own, to which the others link.
 */
export class SchemaViewer {
  private readonly shared: ReadonlyMap<string, string>;

  constructor(
    private readonly document: ContractDocument,
    private readonly ids: IdRegistry,
    roots: readonly Schema[],
  ) {
    this.shared = new Map([...findShared(document, roots)].map((name) => [name, ids.create(name)]));
  }

  /** The schemas that stand in the list of their own, in the order of the document. */
  viewShared(): (SchemaView & {name: string; id: string})[] {
    return Object.entries(this.document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const id = this.shared.get(name);
      return id === undefined ? [] : [{name, id, ...this.viewContent(schema, id)}];
    });
  }

  /**
   * @param schema as the document has it
   * @param id of the place, from which ids of fields are made when the schema has no name
   */
  view(schema: Schema, id: string): SchemaView {
    const name = getName(schema);
    if (name === undefined) return this.viewContent(schema, id);
    const resolved = resolveReference<Schema>(this.document, schema);
    const link = this.shared.get(name);
    if (link === undefined) return {...this.viewContent(resolved, name), ...toOwnText(schema)};
    return {...withoutValues(this.viewValue(resolved)), type: this.getType(schema), ...toOwnText(schema), link, linkName: name};
  }

  /** Type, chips, text and values, without fields. */
  private viewValue(schema: Schema): ValueView {
    const chips = getChips(schema);
    const values = schema.enum?.map((value) => [toText(value), toRichText(schema['x-enum-descriptions']?.[String(value)] ?? '')] as const);
    const {'x-rule': rule, 'x-rule-reason': reason, 'x-since': since, 'x-removed': removed, examples} = schema;
    return {
      type: this.getType(schema),
      ...(chips.length > 0 && {chips}),
      ...(schema.description !== undefined && schema.description !== null && {text: toRichText(schema.description)}),
      ...(schema.deprecated === true && {deprecated: true as const}),
      ...(since !== undefined && {since}),
      ...(removed !== undefined && {removed}),
      ...(values !== undefined && {values}),
      ...(examples !== undefined && {examples: examples.map(toText)}),
      ...(rule === 'assumed' && {assumed: true as const, ...(reason !== undefined && {reason})}),
    };
  }

  private viewContent(given: Schema, id: string): SchemaView {
    const {schema, choices} = this.merge(given);
    const element = getElement(schema);
    const inner = element === undefined ? undefined : this.view(element, id);
    const fields = [...this.viewFields(schema, id), ...(inner?.fields ?? [])];
    const allChoices = [...choices.map((choice) => this.viewChoices(choice, id)), ...(inner?.choices ?? [])];
    return {
      ...this.viewValue(schema),
      ...(inner?.link !== undefined && {link: inner.link}),
      ...(inner?.linkName !== undefined && {linkName: inner.linkName}),
      ...(inner?.values !== undefined && {values: inner.values}),
      ...(inner?.chips !== undefined && inner.link === undefined && {chips: [...getChips(schema), ...inner.chips.map((chip) => `each: ${chip}`)]}),
      ...(fields.length > 0 && {fields}),
      ...(allChoices.length > 0 && {choices: allChoices}),
    };
  }

  private viewFields(schema: Schema, id: string): FieldView[] {
    const {properties = {}, patternProperties = {}, additionalProperties: others, prefixItems = [], required = [], contentSchema} = schema;
    return [
      ...prefixItems.map((item, index) => this.viewField(`[${index}]`, item, id, false)),
      ...Object.entries(properties).map(([name, property]) => this.viewField(name, property, id, required.includes(name))),
      ...Object.entries(patternProperties).map(([pattern, property]) => this.viewField(`/${pattern}/`, property, id, false)),
      ...(typeof others === 'object' && Object.keys(others).length > 0 ? [this.viewField('any other key', others, id, false)] : []),
      ...(contentSchema === undefined ? [] : [this.viewField('content, parsed', contentSchema, id, false)]),
    ];
  }

  private viewField(name: string, schema: Schema, parent: string, required: boolean): FieldView {
    const id = this.ids.create(parent, name);
    return {name, id, ...(required && {required: true as const}), ...this.view(schema, id)};
  }

  private viewChoices({how, of, discriminator}: Choice, id: string): ChoicesView {
    return {
      how: how === 'oneOf' ? 'one of' : 'any of',
      ...(discriminator !== undefined && {by: discriminator.propertyName}),
      of: of.map((choice, index) => ({
        name: getName(choice) ?? choice.title ?? this.getType(choice),
        ...toMeaning(choice, discriminator),
        ...this.view(choice, `${id}-${index + 1}`),
      })),
    };
  }

  /** `allOf` as one schema, which is what a reader has to send or gets; alternatives apart; "or null" as a type. */
  private merge(given: Schema): Merged {
    const {allOf = [], oneOf, anyOf, discriminator, ...own} = given;
    const wholes = allOf.map((part) => this.merge(resolveReference<Schema>(this.document, part)));
    const alternatives = [['oneOf', oneOf] as const, ['anyOf', anyOf] as const].flatMap(([how, of]) => (of === undefined ? [] : [{how, of: of.filter((one) => one.type !== 'null'), hasNull: of.some((one) => one.type === 'null')}]));
    const single = alternatives.find(({of}) => of.length === 1)?.of[0];
    if (single !== undefined) wholes.push(this.merge(resolveReference<Schema>(this.document, single)));
    const schema = wholes.reduce((whole, part) => joinSchemas(whole, part.schema), own as Schema);
    return {
      schema: alternatives.some(({hasNull}) => hasNull) ? {...schema, type: [...new Set([...[schema.type ?? []].flat(), 'null' as const])]} : schema,
      choices: [
        ...wholes.flatMap((whole) => whole.choices),
        ...alternatives.filter(({of}) => of.length > 1).map(({how, of}) => ({how, of, discriminator})),
      ],
    };
  }

  /** In the words of people: `integer`, `array of Plate`, `string or null` without the null, which is a chip. */
  getType(given: Schema): string {
    const name = getName(given);
    const resolved = resolveReference<Schema>(this.document, given);
    const schema = resolved.allOf === undefined && resolved.oneOf === undefined && resolved.anyOf === undefined ? resolved : {...resolved, ...this.merge(resolved).schema};
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    if (schema.prefixItems !== undefined) return `list of ${schema.prefixItems.length}`;
    if (types.includes('array')) return `array of ${schema.items === undefined ? 'anything' : this.getType(schema.items)}`;
    if (isFile(schema)) return 'file';
    if (name !== undefined && (types.includes('object') || types.length === 0)) return name;
    if (schema.const !== undefined) return toText(schema.const);
    if (types.length > 0) return types.join(' or ');
    if (resolved.oneOf !== undefined || resolved.anyOf !== undefined) return 'choice';
    return schema.properties !== undefined ? 'object' : 'anything';
  }
}

interface Choice {
  readonly how: 'anyOf' | 'oneOf';
  readonly of: readonly Schema[];
  readonly discriminator: Schema['discriminator'];
}

interface Merged {
  readonly schema: Schema;
  readonly choices: readonly Choice[];
}

const joinSchemas = (whole: Schema, part: Schema): Schema => ({
  ...part,
  ...whole,
  ...((part.properties ?? whole.properties) !== undefined && {properties: {...part.properties, ...whole.properties}}),
  ...((part.required ?? whole.required) !== undefined && {required: [...(part.required ?? []), ...(whole.required ?? [])]}),
});

/** The schema of the items of an array, through arrays of arrays. */
function getElement(schema: Schema): Schema | undefined {
  let element = schema.items;
  while (element?.$ref === undefined && element?.items !== undefined) element = element.items;
  return element;
}

/** What stands beside a `$ref` says more about this place than its target does. */
function toOwnText({description, 'x-rule': rule, 'x-rule-reason': reason}: Schema): Pick<ValueView, 'assumed' | 'reason' | 'text'> {
  return {
    ...(typeof description === 'string' && {text: toRichText(description)}),
    ...(rule === 'assumed' && {assumed: true as const, ...(reason !== undefined && {reason})}),
  };
}

/** The values of the property that chooses among the alternatives. */
function toMeaning(choice: Schema, discriminator: Schema['discriminator']): {when?: string} {
  if (discriminator === undefined) return {};
  const value = Object.entries(discriminator.mapping ?? {}).find(([, target]) => target === choice.$ref || target === getName(choice))?.[0] ?? getName(choice);
  return value === undefined ? {} : {when: value};
}

/** Where a schema is linked to, its long list of values stands there. */
function withoutValues({values: _, ...rest}: ValueView): ValueView {
  return rest;
}

const isFile = (schema: Schema): boolean => schema.format === 'binary' || (schema.contentMediaType !== undefined && schema.contentSchema === undefined && !/json|text/.test(schema.contentMediaType));
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
