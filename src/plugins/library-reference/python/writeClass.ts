import {toCode, type Links} from './Links';
import {isRecord, type PageKind} from './kinds';
import type {PythonClass} from './PythonModule';
import {
  isOfClass,
  isOptional,
  toDefault,
  type Attribute,
  type Method,
  type PublicName,
  type Reference,
} from './Reference';
import {parseDocstring} from './parseDocstring';
import {toTable} from './toTable';
import {writeMethod} from './writeMethod';
import {writeSignature} from './writeSignature';

/** What the members of a kind are called: heading, and first column of the table. */
const MEMBERS: Readonly<Partial<Record<PageKind, readonly [heading: string, column: string]>>> = {
  'Data class': ['Fields', 'Field'],
  'Named tuple': ['Fields', 'Field'],
  'Typed dictionary': ['Keys', 'Key'],
  Enumeration: ['Members', 'Member'],
};

/** The sections of a class: how an object is made, its attributes and its methods. */
export function writeClass(
  entry: PublicName,
  definition: PythonClass,
  reference: Reference,
  links: Links,
): string[] {
  const {kind} = entry;
  const constructor = reference.getConstructor(definition);
  const attributes = reference.listAttributes(definition);
  const methods = reference.listMethods(definition);
  const [heading, column] = MEMBERS[kind] ?? ['Attributes', 'Attribute'];
  const note =
    kind === 'Typed dictionary' && attributes.every(isOptional)
      ? ['Every key may be missing.']
      : [];
  return [
    ...(constructor === undefined
      ? []
      : ['## Constructor', ...writeConstructor(entry, constructor, links)]),
    ...(attributes.length === 0
      ? []
      : [`## ${heading}`, ...note, writeAttributes(attributes, kind, column, links)]),
    ...(definition.classes.length === 0
      ? []
      : ['## Attributes', writeValues(definition.classes, links)]),
    ...(methods.length === 0 ? [] : ['## Methods', writeMethods(methods, links)]),
  ];
}

function writeConstructor({name, kind}: PublicName, constructor: Method, links: Links): string[] {
  const {definition} = constructor;
  // The fields follow with their descriptions.
  return isRecord(kind)
    ? [writeSignature(definition, name, true)]
    : writeMethod(constructor, {name, isMethod: true, level: 3}, links);
}

const writeMethods = (methods: readonly Method[], links: Links): string =>
  methods
    .map((method) => {
      const {name} = method.definition;
      const parts = writeMethod(method, {name, isMethod: true, level: 4}, links);
      return [`### ${name}()`, ...parts].join('\n\n');
    })
    .join('\n\n***\n\n');

function writeAttributes(
  attributes: readonly Attribute[],
  kind: PageKind,
  column: string,
  links: Links,
): string {
  const extra = getExtraColumn(attributes, kind);
  const isEnumeration = kind === 'Enumeration';
  return toTable(
    [
      column,
      ...(isEnumeration ? [] : ['Type']),
      ...(extra === undefined ? [] : [extra.head]),
      'Description',
    ],
    attributes.map((attribute) => [
      toCode(attribute.name),
      ...(isEnumeration ? [] : [links.toType(toValueType(attribute.type ?? 'object'))]),
      ...(extra === undefined ? [] : [extra.getText(attribute)]),
      links.toText(attribute.text),
    ]),
  );
}

/** The constants of classes inside of another one. */
function writeValues(classes: readonly PythonClass[], links: Links): string {
  const values = classes.flatMap(({name, members}) =>
    members.flatMap((member) => (member.is === 'variable' ? [{...member, owner: name}] : [])),
  );
  const hasTexts = values.some(({doc}) => doc !== undefined);
  return toTable(
    ['Attribute', 'Value', ...(hasTexts ? ['Description'] : [])],
    values.map(({owner, name, value = '', doc}) => [
      toCode(`${owner}.${name}`),
      toCode(value),
      ...(hasTexts ? [links.toText(parseDocstring(doc).text)] : []),
    ]),
  );
}

/** What a table of attributes says besides type and description. */
function getExtraColumn(
  attributes: readonly Attribute[],
  kind: PageKind,
): {head: string; getText: (attribute: Attribute) => string} | undefined {
  if (kind === 'Enumeration') return {head: 'Value', getText: ({value = ''}) => toCode(value)};
  if (isRecord(kind)) {
    const getText = ({value, type, isProperty, isSettable}: Attribute): string => {
      if (isProperty) return isSettable ? 'computed' : 'read-only';
      const text = toDefault(value);
      if (isOfClass(type)) return `${text === undefined ? '' : `${toCode(text)}, `}of the class`;
      return text === undefined ? 'required' : toCode(text);
    };
    return {head: 'Default', getText};
  }
  const isMixed = attributes.some(isOptional) && !attributes.every(isOptional);
  return kind === 'Typed dictionary' && isMixed
    ? {head: 'Required', getText: (attribute) => (isOptional(attribute) ? 'no' : 'yes')}
    : undefined;
}

/** The type of a value, without what says more about its key. */
const toValueType = (type: string): string =>
  type.replace(/^(?:\w+\.)?(?:NotRequired|Required|ClassVar|Final)\[(.*)\]$/, '$1');
