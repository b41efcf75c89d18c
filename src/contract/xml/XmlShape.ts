/** Name of an element or an attribute (OpenAPI, XML object). */
export interface XmlName {
  readonly name: string;
  readonly prefix?: string;
  /** URI of its namespace. */
  readonly namespace?: string;
}

/** A value with a name of its own: the root of a document, or a property. */
export interface XmlField extends XmlName {
  /** Index of its shape. */
  readonly shape: number;
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
  /** Of an object, by property. */
  readonly fields?: Readonly<Record<string, XmlField>>;
  /** Index of the shape of all other properties. Default: anything. */
  readonly other?: number;
  /** Of a list; without a name, its items have that of the list. */
  readonly items?: Partial<XmlName> & {readonly shape: number};
}

/** How values of a schema are written in XML. */
export interface XmlModel {
  readonly root: XmlField;
  /** Those of all schemas of a specification: they share, and may contain themselves. */
  readonly shapes: readonly XmlShape[];
}

/** The shape of values that no schema describes. */
export const ANYTHING: XmlShape = {};

/** The items of a list, as fields of their own. */
export const toItemField = (
  {items}: XmlShape,
  {name, isWrapped, itemName}: XmlField,
  property: string,
): XmlField => ({
  name: itemName ?? (isWrapped === true ? name : property),
  ...items,
  shape: items?.shape ?? -1,
  isWrapped: true,
});
