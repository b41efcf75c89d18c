/** Name of an element or an attribute (OpenAPI, XML object). */
export interface XmlName {
  readonly name: string;
  readonly prefix?: string;
  /** URI of its namespace. */
  readonly namespace?: string;
}

/** A value with a name of its own: the root of a document, or a property. */
export interface XmlField extends XmlName {
  /** Index of its shape. Default: that of a text. */
  readonly shape?: number;
  readonly isAttribute?: true;
  /** Whether a list has an element around its items. */
  readonly isWrapped?: true;
  readonly isRequired?: true;
  /** Name of the items of a root that have none. */
  readonly itemName?: string;
}

/** What is inside an element: anything, where it says nothing. */
export interface XmlShape {
  readonly isText?: true;
  /** Of an object, by property; without a name, they have that of the property. */
  readonly fields?: Readonly<Record<string, Omit<XmlField, 'name'> & Partial<XmlName>>>;
  /** All other properties. Default: anything. */
  readonly other?: Pick<XmlField, 'shape'>;
  /** Of a list; without a name, its items have that of the list. */
  readonly items?: Omit<XmlField, 'name'> & Partial<XmlName>;
}

/** How values of a schema are written in XML. */
export interface XmlModel {
  readonly root: XmlField;
  /** Those of all schemas of a specification: they share, and may contain themselves. */
  readonly shapes: readonly XmlShape[];
}

const ANYTHING: XmlShape = {};
const TEXT: XmlShape = {isText: true};

/** Index of the shape of values that no schema describes. */
export const ANY_SHAPE = -1;

/** A property that the shape of its object does not name. */
export const toOtherField = ({other = {shape: ANY_SHAPE}}: XmlShape, name: string): XmlField => ({
  name,
  ...other,
});

export const getShape = (
  shapes: readonly XmlShape[],
  {shape}: Pick<XmlField, 'shape'>,
): XmlShape => (shape === undefined ? TEXT : (shapes[shape] ?? ANYTHING));

/** The fields of an object, by property. */
export const listFields = ({fields = {}}: XmlShape): (readonly [string, XmlField])[] =>
  Object.entries(fields).map(([property, field]) => [property, {name: property, ...field}]);

/** The items of a list, as fields of their own. */
export const toItemField = (
  {items}: XmlShape,
  {name, isWrapped, itemName}: XmlField,
  property: string,
): XmlField => ({
  name: itemName ?? (isWrapped === true ? name : property),
  ...(items ?? {shape: ANY_SHAPE}),
  isWrapped: true,
});
