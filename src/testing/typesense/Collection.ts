import {isRecord, type Document, type Json, type Reply} from './types';

interface Field extends Json {
  readonly name: string;
  readonly type: string;
  readonly locale: string;
  readonly facet: boolean;
  readonly sort: boolean;
  readonly optional: boolean;
}

const IS_NUMBER = /^(u?int|float|bool)/;

/** One collection of the double: its schema with the server's defaults, and its documents. */
export class Collection {
  readonly documents = new Map<string, Document>();
  /** By id; up to version 29 they belong to the collection. */
  readonly synonyms = new Map<string, Json>();
  readonly overrides = new Map<string, Json>();
  readonly name: string;
  private readonly fields: Field[];

  /** @param schema what `POST /collections` got */
  constructor(readonly schema: Json) {
    this.name = String(schema.name);
    this.fields = (Array.isArray(schema.fields) ? schema.fields : []).filter(isRecord).map(toField);
  }

  /** What is wrong with the schema, as the server says it. */
  static findFault(schema: Json): string | undefined {
    if (typeof schema.name !== 'string' || schema.name === '')
      return 'Parameter `name` is required.';
    if (!Array.isArray(schema.fields)) return 'Parameter `fields` is required.';
    const sorting = schema.default_sorting_field;
    if (
      sorting !== undefined &&
      !schema.fields.some((field) => isRecord(field) && field.name === sorting)
    )
      return `Default sorting field is defined as \`${String(sorting)}\` but is not found in the schema.`;

    return undefined;
  }

  /** The field of this name, also if only a pattern such as `.*_tag` defines it. */
  getField(name: string): Field | undefined {
    return this.fields.find((field) => field.name === name);
  }

  summarize(): Json {
    const {
      default_sorting_field = '',
      enable_nested_fields = false,
      symbols_to_index = [],
      token_separators = [],
      ...rest
    } = this.schema;
    return {
      ...rest,
      fields: this.fields,
      default_sorting_field,
      enable_nested_fields,
      symbols_to_index,
      token_separators,
      num_documents: this.documents.size,
      created_at: 1_795_165_688,
    };
  }

  /** Takes JSON lines in. @returns a line for each */
  import(body: string, action: string): string {
    return body
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.stringify(this.importLine(line, action)))
      .join('\n');
  }

  private importLine(line: string, action: string): Json {
    let document: Document;
    try {
      document = JSON.parse(line) as Document;
    } catch {
      return {code: 400, document: line, error: 'Bad JSON.', success: false};
    }
    const id = String(document.id ?? this.documents.size);
    if (action === 'create' && this.documents.has(id))
      return {code: 409, error: `A document with id ${id} already exists.`, success: false};
    const fault = this.findDocumentFault(document);
    if (fault !== undefined) return {code: 400, error: fault, success: false};
    this.learnFields(document);
    this.documents.set(id, {...document, id});
    return {success: true};
  }

  private findDocumentFault(document: Document): string | undefined {
    const sorting = String(this.schema.default_sorting_field ?? '');
    if (sorting !== '' && document[sorting] === undefined)
      return `Field \`${sorting}\` has been declared as a default sorting field, but is not found in the document.`;
    const lacking = this.fields.find(
      ({name, optional}) => !optional && !name.includes('*') && document[name] === undefined,
    );
    if (lacking !== undefined)
      return `Field \`${lacking.name}\` has been declared in the schema, but is not found in the document.`;
    const wrong = this.fields.find(
      ({name, type}) => document[name] !== undefined && !fits(document[name], type),
    );
    return wrong === undefined
      ? undefined
      : `Field \`${wrong.name}\` must be ${wrong.type === 'string[]' ? 'an array of string' : wrong.type === 'string' ? 'a string' : `an ${wrong.type}`}.`;
  }

  /** A name that matches a pattern becomes a separate field. */
  private learnFields(document: Document): void {
    for (const name of Object.keys(document)) {
      const pattern = this.fields.find(
        (field) => field.name.includes('*') && new RegExp(`^${field.name}$`).test(name),
      );
      if (pattern !== undefined && this.getField(name) === undefined)
        this.fields.push({...pattern, name});
    }
  }
}

function toField(field: Json): Field {
  const type = String(field.type);
  const defaults = {
    facet: false,
    index: true,
    infix: false,
    locale: '',
    optional: false,
    sort: IS_NUMBER.test(type),
    stem: false,
    stem_dictionary: '',
    store: true,
  };
  return {...defaults, ...field, name: String(field.name), type} as Field;
}

function fits(value: unknown, type: string): boolean {
  if (type === 'string[]')
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === (IS_NUMBER.test(type) ? 'number' : 'string');
}

/** The response for an unknown collection. */
export const NO_COLLECTION: Reply = {status: 404, body: {message: 'Collection not found'}};
