import {findSharedDiscriminator} from '../chooseByValue';
import {getEnumDescriptions} from '../getEnumDescriptions';
import {isInVersion} from '../history/isInVersion';
import {listStructureVersions} from '../history/listStructureVersions';
import {listMeanings} from '../listMeanings';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {findShared, getName} from './findShared';
import {toSchemaFacts} from './facts';
import {getChips, READ_ONLY} from './getChips';
import {getOnlyForm, type OnlyForm} from './getOnlyForm';
import {getTypeName} from './getTypeName';
import type {IdRegistry} from './IdRegistry';
import {joinNotes} from './joinNotes';
import {listRules} from './listRules';
import {mergeSchema, type Choice} from './mergeSchema';
import {withoutRepeatedTitle, withoutTitle} from './titles';
import {toRichText} from './toRichText';
import {toText} from './toText';
import type {ChoicesView, FieldView, SchemaView, ValueView} from './types';
import {withItem} from './withItem';

/**
 * Turns the schemas of a document into what a page shows. A named schema is written out once:
 * where it is used once, at that place; where it is used more often, in a separate list, to which
 * the others link.
 */
export class SchemaViewer {
  /** Versions of the response structure, oldest first. */
  readonly versions: readonly string[];
  /** Whether a field is not in all of them. */
  differs = false;
  private readonly shared: ReadonlyMap<string, string>;
  /** Names of the schemas that are being written out, and of their parts: they end a recursion. */
  private readonly open: string[] = [];

  constructor(
    private readonly document: ContractDocument,
    private readonly ids: IdRegistry,
    roots: readonly Schema[],
  ) {
    this.versions = listStructureVersions(document);
    this.shared = new Map([...findShared(document, roots)].map((name) => [name, ids.create(name)]));
  }

  /** The schemas of the separate list, in the order of the document. */
  viewShared(): (SchemaView & {name: string; id: string})[] {
    return Object.entries(this.document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const id = this.shared.get(name);
      if (id === undefined) return [];
      // A name may be another one of a schema.
      const view =
        schema.$ref === undefined ? this.viewContent(schema, id, [name]) : this.view(schema, id);
      return [{name, id, ...view}];
    });
  }

  /**
   * @param schema as the document has it
   * @param id of the place, from which ids of fields are made when the schema has no name
   */
  view(schema: Schema | boolean, id: string): SchemaView {
    if (typeof schema === 'boolean') return {type: schema ? 'anything' : 'not allowed'};
    const name = getName(schema);
    if (name === undefined) return this.viewContent(schema, id);
    const resolved = resolveReference<Schema>(this.document, schema);
    const link = this.shared.get(name);
    if (link === undefined) return this.viewContent(joinNotes(this.document, schema), name, [name]);
    return {
      ...withoutValues(this.viewValue(withoutRepeatedTitle(resolved, [name]))),
      type: getTypeName(this.document, schema),
      ...toOwnText(schema),
      link,
      linkName: name,
    };
  }

  /** Type, chips, text and values, without fields. */
  private viewValue(schema: Schema): ValueView {
    const type = getTypeName(this.document, schema);
    const constant = schema.const === undefined ? undefined : toText(schema.const);
    const chips = [
      ...getChips(schema),
      ...(constant === undefined || constant === type ? [] : [`always ${constant}`]),
    ];
    const facts = toSchemaFacts(schema);
    const meanings = getEnumDescriptions(schema);
    const values = schema.enum?.map(
      (value) => [toText(value), toRichText(meanings.get(String(value)) ?? '')] as const,
    );
    const {'x-since': since, 'x-removed': removed, example} = schema;
    const without = this.versions.filter((version) => !isInVersion(schema, version));
    if (without.length > 0) this.differs = true;
    const examples = [...(schema.examples ?? []), ...(example === undefined ? [] : [example])];
    return {
      type,
      ...(chips.length > 0 && {chips}),
      ...(schema.description !== undefined &&
        schema.description !== null && {text: toRichText(schema.description)}),
      ...(schema.deprecated === true && {deprecated: true as const}),
      ...(since !== undefined && {since}),
      ...(removed !== undefined && {removed}),
      ...(without.length > 0 && {without: without.join(' ')}),
      ...(values !== undefined && {values}),
      ...(examples.length > 0 && {examples: examples.map(toText)}),
      ...(facts.length > 0 && {facts}),
    };
  }

  private viewContent(given: Schema, id: string, own: readonly string[] = []): SchemaView {
    const only = getOnlyForm(given);
    if (only !== undefined) return this.viewOnlyForm(only, id);
    const {schema: merged, choices, names} = mergeSchema(this.document, given);
    const schema = withoutRepeatedTitle(merged, [...own, ...names]);
    const again = names.find((name) => this.open.includes(name));
    if (again !== undefined) {
      const rest = this.withoutOpen(given);
      const view = rest === undefined ? this.viewValue(schema) : this.viewContent(rest, id);
      return {...view, ...toLink(this.shared.get(again), again)};
    }
    const before = this.open.length;
    this.open.push(...own, ...names);
    const element = getElement(schema);
    const inner = element === undefined ? undefined : this.view(element, id);
    const fields = [...this.viewFields(schema, id), ...(inner?.fields ?? [])];
    const allChoices = [
      ...choices.map((choice) => this.viewChoices(choice, id)),
      ...(inner?.choices ?? []),
    ];
    this.open.length = before;
    return {
      ...withItem(
        this.viewValue(schema),
        element && this.isLinked(element) ? this.viewOwn(element) : inner,
      ),
      type: getTypeName(this.document, given),
      ...toLink(inner?.link, inner?.linkName),
      ...(fields.length > 0 && {fields}),
      ...(allChoices.length > 0 && {choices: allChoices}),
    };
  }

  /** What a schema says beside the parts that are being written out around it. */
  private withoutOpen({allOf = [], ...own}: Schema): Schema | undefined {
    const others = allOf.filter((part) => !this.open.includes(getName(part) ?? ''));
    return others.length === allOf.length ? undefined : {...own, allOf: others};
  }

  private isLinked(schema: Schema): boolean {
    const name = getName(getOnlyForm(schema)?.schema ?? schema);
    return name !== undefined && this.shared.has(name);
  }

  /** What is said of a schema where it is referred to. */
  private viewOwn({$ref: _, ...own}: Schema): ValueView {
    return this.viewValue(own);
  }

  private viewOnlyForm({schema, isNullable}: OnlyForm, id: string): SchemaView {
    const view = this.view(schema, id);
    return isNullable ? {...view, chips: [...(view.chips ?? []), 'may be null']} : view;
  }

  private viewFields(schema: Schema, id: string): FieldView[] {
    const {properties = {}, prefixItems = [], required = []} = schema;
    return [
      ...prefixItems.map((item, index) => this.viewField(`[${index}]`, item, id, false)),
      ...Object.entries(properties).map(([name, property]) =>
        this.viewField(name, property, id, required.includes(name)),
      ),
      ...listRules(schema).map(([name, rule]) => this.viewField(name, rule, id, false)),
    ];
  }

  private viewField(
    name: string,
    schema: Schema | boolean,
    parent: string,
    required: boolean,
  ): FieldView {
    const id = this.ids.create(parent, name);
    const view = this.view(
      typeof schema === 'boolean' ? schema : withoutRepeatedTitle(schema, [name]),
      id,
    );
    const {chips = []} = view;
    // A client does not send it, whatever is required (`isMarked.ts`).
    return required && chips.includes(READ_ONLY)
      ? {name, id, ...view, chips: [...chips, 'in every response']}
      : {name, id, ...(required && {required: true as const}), ...view};
  }

  private viewChoices({how, of, discriminator: own}: Choice, id: string): ChoicesView {
    const resolve = (one: Schema): Schema => resolveReference<Schema>(this.document, one);
    const discriminator = own ?? findSharedDiscriminator(of, resolve);
    const alternatives = of.map((schema) => ({schema, names: [getName(schema) ?? []].flat()}));
    const meanings =
      discriminator === undefined ? [] : listMeanings(discriminator, alternatives, resolve);
    return {
      how: how === 'oneOf' ? 'one of' : 'any of',
      ...(discriminator !== undefined && {by: discriminator.propertyName}),
      of: of.map((choice, index) => ({
        name: getName(choice) ?? choice.title ?? getTypeName(this.document, choice),
        ...((meanings[index] ?? []).length > 0 && {when: meanings[index] ?? []}),
        ...this.view(
          choice.$ref === undefined ? withoutTitle(choice) : choice,
          `${id}-${index + 1}`,
        ),
      })),
    };
  }
}

const toLink = (
  link: string | undefined,
  linkName: string | undefined,
): Pick<SchemaView, 'link' | 'linkName'> =>
  link === undefined || linkName === undefined ? {} : {link, linkName};

/** The schema of the items of an array; after `prefixItems`, it is a field of the list. */
const getElement = ({items, prefixItems}: Schema): Schema | undefined =>
  typeof items === 'object' && prefixItems === undefined ? items : undefined;

/** The description next to a `$ref` says more about this place than that of its target. */
const toOwnText = ({description}: Schema): Pick<ValueView, 'text'> =>
  typeof description === 'string' ? {text: toRichText(description)} : {};

/** Where a schema is linked to, its long list of values is there. */
function withoutValues({values: _, ...rest}: ValueView): ValueView {
  return rest;
}
