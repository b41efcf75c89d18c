import {getBodyKind} from '../../contract/getBodyKind';
import {isJsonType} from '../../contract/isJsonType';
import {isMarked} from '../../contract/isMarked';
import {getPartType, isFilePart} from '../../contract/isFilePart';
import {listProperties} from '../../contract/listProperties';
import {listRequired} from '../../contract/listRequired';
import {listValueKinds} from '../../contract/listValueKinds';
import {getSerialization} from '../../contract/samples/serialize';
import type {
  ContractDocument,
  Encoding,
  MediaType,
  Operation,
  Parameter,
  Schema,
} from '../../contract';
import {describeXml} from '../../contract/xml/describeXml';
import type {WrittenBody, WrittenField, WrittenOperation} from '../contractTypes';

/** Adds a schema, and returns its index. */
export type AddSchema = (schema: Schema | undefined) => number;

const getKinds = (document: ContractDocument, schema: Schema | undefined) => {
  const kinds = listValueKinds(document, schema);
  return kinds.length === 1 && kinds[0] === 'text' ? {} : {kinds};
};

const getError = ({'x-error': error}: {'x-error'?: string}): {error?: string} =>
  error === undefined ? {} : {error};

/** A parameter as the sandbox reads it. */
export function describeParameter(
  document: ContractDocument,
  parameter: Parameter,
  addSchema: AddSchema,
): WrittenOperation['parameters'][number] {
  const {name, in: place, required, allowEmptyValue} = parameter;
  const {style, explode} = getSerialization(parameter);
  const [content] = Object.entries(parameter.content ?? {});
  const schema = content === undefined ? parameter.schema : content[1].schema;
  return {
    name,
    in: place,
    style,
    explode,
    ...getKinds(document, schema),
    ...(required === true && {isRequired: true}),
    ...(isJsonType(content?.[0]) && {isDocument: true}),
    ...(allowEmptyValue === true && {isEmptyAllowed: true}),
    ...getError(parameter),
    isValid: addSchema(schema),
  };
}

/** The bodies of an operation, one for each media type. No `Request` of GET or HEAD has one. */
export const describeBodies = (
  document: ContractDocument,
  {method, requestBody}: Operation,
  addSchema: AddSchema,
): WrittenBody[] =>
  Object.entries(method === 'get' || method === 'head' ? {} : (requestBody?.content ?? {})).map(
    ([type, media]) => {
      const kind = getBodyKind(document, type, media);
      const hasFields = kind === 'form' || kind === 'parts';
      return {
        type,
        kind,
        fields: hasFields ? describeFields(document, media, kind === 'parts', addSchema) : [],
        ...(kind === 'xml' && {xml: describeXml(document, media.schema).root}),
        isValid: kind === 'unreadable' ? 0 : addSchema(media.schema),
      };
    },
  );

function describeFields(
  document: ContractDocument,
  {schema, encoding = {}}: MediaType,
  hasParts: boolean,
  addSchema: AddSchema,
): WrittenField[] {
  return [...listProperties(document, schema)].map(([name, property]) => {
    const own: Encoding = encoding[name] ?? {};
    const mediaType = getPartType(document, property, own);
    // Without a style, an object of a form is a document.
    const hasStyle = (own.style ?? own.explode ?? own.allowReserved) !== undefined;
    const kinds = listValueKinds(document, property);
    const isDocument = !hasParts && !hasStyle && kinds.length === 1 && kinds[0] === 'object';
    return {
      name,
      ...getSerialization({...own, in: 'query'}),
      ...getKinds(document, property),
      ...(isRequired(document, schema, name) && {isRequired: true}),
      ...(isDocument && {isDocument: true}),
      ...(hasParts && mediaType !== undefined && {mediaType}),
      ...(hasParts && isFilePart(document, property, own) && {isFile: true as const}),
      ...getError(property),
      isValid: addSchema(property),
    };
  });
}

/** A client leaves out what is read only. */
const isRequired = (
  document: ContractDocument,
  schema: Schema | undefined,
  name: string,
): boolean =>
  schema !== undefined &&
  listRequired(document, schema).includes(name) &&
  !isMarked(schema, name, 'readOnly');
