import type {Element, ElementContent, Root} from 'xast';
import {toXml} from 'xast-util-to-xml';
import {isObject} from '../isObject';
import {toXmlName} from './describeXml';
import {
  getShape,
  toItemField,
  toOtherField,
  type XmlField,
  type XmlModel,
  type XmlShape,
} from './XmlShape';

/** A value as a document of XML, an element on each line. */
export function writeXml({root, shapes}: XmlModel, value: unknown): string {
  const writer = new XmlWriter(shapes);
  const [element] = writer.write(root.name, root, Array.isArray(value) ? value : (value ?? ''));
  const children: Root['children'] = [
    {type: 'instruction', name: 'xml', value: 'version="1.0" encoding="UTF-8"'},
    {type: 'text', value: '\n'},
    ...(element === undefined ? [] : [indent(element, '\n')]),
  ];
  return toXml({type: 'root', children}, {closeEmptyElements: true, tightClose: true}).replace(
    /&#x(?:26|3C|22);|\]\]>/g,
    (text) => NAMES[text] ?? text,
  );
}

/** Names of what is escaped, which people read more easily; the last is the end of another section. */
const NAMES: Readonly<Record<string, string>> = {
  '&#x26;': '&amp;',
  '&#x3C;': '&lt;',
  '&#x22;': '&quot;',
  ']]>': ']]&gt;',
};

class XmlWriter {
  constructor(private readonly shapes: readonly XmlShape[]) {}

  /** The elements of a value. */
  write(property: string, field: XmlField, value: unknown): Element[] {
    const shape = getShape(this.shapes, field);
    if (value === undefined) return [];
    if (value === null) return field.isAttribute === true ? [] : [toElement(field, [], NIL)];
    if (Array.isArray(value)) {
      const item = toItemField(shape, field, property);
      const items = value.flatMap((one) => this.write(item.name, item, one));
      return field.isWrapped === true ? [toElement(field, items)] : items;
    }
    if (!isObject(value)) return [toElement(field, [{type: 'text', value: String(value)}])];
    const fields = Object.entries(value).map(([name, one]) => [
      name,
      getField(shape, name) ?? toOtherField(shape, toXmlName(name)),
      one,
    ]) satisfies [string, XmlField, unknown][];
    const isAttribute = ([, own, one]: (typeof fields)[number]): boolean =>
      own.isAttribute === true && typeof one !== 'object' && one !== undefined;
    const children = fields.flatMap((one) => (isAttribute(one) ? [] : this.write(...one)));
    const attributes = fields.filter(isAttribute);
    return [
      toElement(
        field,
        children,
        Object.assign({}, ...attributes.map(([, own, one]) => toAttribute(own, String(one)))),
      ),
    ];
  }
}

/** What an element without a value has (XML Schema 1.1, section 2.6.2). */
const NIL = {'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance', 'xsi:nil': 'true'};

const getField = ({fields = {}}: XmlShape, name: string): XmlField | undefined =>
  Object.hasOwn(fields, name) ? {name, ...fields[name]} : undefined;

const toName = ({name, prefix}: XmlField): string =>
  prefix === undefined ? name : `${prefix}:${name}`;

const toNamespace = ({prefix, namespace}: XmlField): Readonly<Record<string, string>> =>
  namespace === undefined ? {} : {[prefix === undefined ? 'xmlns' : `xmlns:${prefix}`]: namespace};

/** An attribute without a prefix is in no namespace. */
const toAttribute = (field: XmlField, value: string): Readonly<Record<string, string>> => ({
  ...(field.prefix !== undefined && toNamespace(field)),
  [toName(field)]: value,
});

const toElement = (
  field: XmlField,
  children: ElementContent[],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({
  type: 'element',
  name: toName(field),
  attributes: {...toNamespace(field), ...attributes},
  children,
});

/** With each element on a line of its own; text stays where it is. */
function indent(element: Element, line: string): Element {
  const inner = `${line}  `;
  const children = element.children.flatMap((child): ElementContent[] =>
    child.type === 'element' ? [{type: 'text', value: inner}, indent(child, inner)] : [child],
  );
  const hasElements = element.children.some(({type}) => type === 'element');
  return {
    ...element,
    children: hasElements ? [...children, {type: 'text', value: line}] : children,
  };
}
