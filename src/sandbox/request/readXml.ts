import {parseXml, XmlElement, XmlError} from '@rgrove/parse-xml';
import {
  getShape,
  listFields,
  toItemField,
  toOtherField,
  type XmlField,
  type XmlModel,
  type XmlShape,
} from '../../contract/xml/XmlShape';
import type {SandboxBody} from '../contractTypes';
import type {BodyProblem} from './BodyProblem';

/** The data of a body, with texts in place of numbers, or why it cannot be read. */
export type XmlReading =
  | {readonly value: unknown; readonly problem?: undefined}
  | {readonly value?: undefined; readonly problem: string};

/** Reads a document of XML as the contract describes it. Prefixes and namespaces are not compared. */
export function readXml(model: XmlModel | undefined, text: string): XmlReading {
  let problem = 'It is not valid XML.';
  try {
    const {root} = parseXml(text);
    // Only for a document that exceeds the stack.
    problem = 'It is too deep.';
    if (model === undefined || root === null) return {problem: 'It has no element.'};
    if (toLocal(root.name) !== toLocal(model.root.name))
      return {problem: `Its root is \`${root.name}\`. Expected: \`${model.root.name}\`.`};
    return {value: new XmlReader(model.shapes).read(model.root, model.root.name, root)};
  } catch (error) {
    return {problem: error instanceof XmlError ? `${problem} ${toReason(error)}` : problem};
  }
}

/** Finds out whether a body of XML keeps to the contract. */
export function checkXml(
  {xml: root, xmlShapes: shapes = [], isValid}: SandboxBody,
  text: string,
): BodyProblem | undefined {
  const {value, problem} = readXml(root && {root, shapes}, text);
  if (problem !== undefined) return {reason: problem};
  return isValid(value) ? undefined : {reason: isValid.explain?.(value) ?? ''};
}

class XmlReader {
  constructor(private readonly shapes: readonly XmlShape[]) {}

  read(field: XmlField, property: string, element: XmlElement): unknown {
    if (isNil(element)) return null;
    const shape = getShape(this.shapes, field);
    const children = listElements(element);
    if (shape.items !== undefined) {
      const item = toItemField(shape, field, property);
      // With another name, they are no items, and the contract has no place for them.
      return children.every(({name}) => isNamed(item, name))
        ? children.map((child) => this.read(item, item.name, child))
        : this.readObject({}, [], children);
    }
    const attributes = Object.entries(element.attributes).filter(([name]) => !isOfXml(name));
    // Of a text, they say how to read it.
    const isOnlyText = attributes.length === 0 || shape.fields === undefined;
    const mayBeText =
      shape.isText === true ? isOnlyText : isAnything(shape) && attributes.length === 0;
    return mayBeText && children.length === 0
      ? element.text
      : this.readObject(shape, attributes, children);
  }

  private readObject(
    shape: XmlShape,
    attributes: readonly (readonly [string, string])[],
    children: readonly XmlElement[],
  ): object {
    const known = listFields(shape);
    const values = new Map<string, unknown>();
    for (const [name, value] of attributes) {
      const property = known.find(([, one]) => one.isAttribute === true && isNamed(one, name))?.[0];
      values.set(property ?? toLocal(name), value);
    }
    for (const child of children) {
      const [property, field] =
        known.find((entry) => this.isOf(entry, child)) ??
        ([child.name, toOtherField(shape, child.name)] as const);
      const list = this.getItem(property, field);
      const value = this.read(list ?? field, property, child);
      // What no schema describes may be a list as well.
      const isOne = list === undefined && !values.has(property);
      values.set(property, isOne ? value : [...toList(values.get(property)), value]);
    }
    // Without items, nothing is written of a list.
    for (const [property, field] of known) {
      const isList = this.getItem(property, field) !== undefined;
      if (isList && field.isRequired === true && !values.has(property)) values.set(property, []);
    }
    return Object.fromEntries(values);
  }

  /** Whether an element is the value of a property, or one of its items. */
  private isOf([property, field]: readonly [string, XmlField], child: XmlElement): boolean {
    return (
      field.isAttribute !== true && isNamed(this.getItem(property, field) ?? field, child.name)
    );
  }

  /** The items of a list without an element around them. */
  private getItem(property: string, field: XmlField): XmlField | undefined {
    const shape = getShape(this.shapes, field);
    return shape.items === undefined || field.isWrapped === true
      ? undefined
      : toItemField(shape, field, property);
  }
}

const listElements = ({children}: XmlElement): XmlElement[] =>
  children.filter((child) => child instanceof XmlElement);

const toList = (before: unknown): readonly unknown[] =>
  before === undefined ? [] : Array.isArray(before) ? before : [before];

const toLocal = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

const isNamed = ({name}: XmlField, other: string): boolean => toLocal(name) === toLocal(other);

const isAnything = ({isText, fields, items}: XmlShape): boolean =>
  (isText ?? fields ?? items) === undefined;

const isNil = ({attributes}: XmlElement): boolean => attributes['xsi:nil'] === 'true';

/** Attributes of XML itself and of schemas of XML, which are no data. */
const isOfXml = (name: string): boolean => /^(?:xmlns$|xmlns:|xml:|xsi:)/.test(name);

/** What the parser says, without the part of the document that it quotes. */
const toReason = ({message}: XmlError): string => `${message.split('\n', 1)[0]}.`;
