import Ajv, {type ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import type {Exchange} from './FaultProxy';
import {isRecord, type Json} from './types';

interface Operation {
  readonly requestBody?: {readonly content: Readonly<Record<string, {readonly schema: Json}>>};
  readonly responses: Readonly<
    Record<string, {readonly content?: Readonly<Record<string, {readonly schema: Json}>>}>
  >;
}

interface Description extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly schemas: Record<string, Json>};
}

/** The published description of the server, which says what each operation takes and gives. */
export class OpenApi {
  private readonly ajv: Ajv;

  /** @param description the parsed document; answers of a real 29.0 show it wrong in two places, which are corrected unless `isCorrected` says no */
  constructor(
    private readonly description: Description,
    {isCorrected = true} = {},
  ) {
    this.ajv = addFormats(
      new Ajv({
        strict: false,
        allErrors: true,
        formats: {int64: true, int32: true, float: true, double: true},
      }),
    );
    this.ajv.addSchema(isCorrected ? correct(description) : description, 'typesense');
  }

  /** What is wrong with a request or its answer, a line each. */
  findFaults({method, path, requestBody, status, contentType, body}: Exchange): string[] {
    const found = this.findPath(path);
    const operation =
      found === undefined ? undefined : this.description.paths[found]?.[method.toLowerCase()];
    const where = `${method} ${path}`;
    if (found === undefined || operation === undefined) return [`${where}: is not described`];
    const pointer = `#/paths/${encode(found)}/${method.toLowerCase()}`;
    const faults: string[] = [];
    if (requestBody !== '' && operation.requestBody?.content['application/json'] !== undefined) {
      faults.push(
        ...this.check(
          `${pointer}/requestBody/content/${encode('application/json')}/schema`,
          JSON.parse(requestBody),
          `${where}, request`,
        ),
      );
    }
    const response = operation.responses[String(status)];
    if (response === undefined) return [...faults, `${where}: status ${status} is not described`];
    if (response.content?.['application/json'] !== undefined) {
      if (!contentType.startsWith('application/json')) {
        faults.push(`${where}: type ${contentType}`);
      } else {
        faults.push(
          ...this.check(
            `${pointer}/responses/${status}/content/${encode('application/json')}/schema`,
            JSON.parse(body),
            `${where}, answer`,
          ),
        );
      }
    }
    return faults;
  }

  private findPath(path: string): string | undefined {
    return Object.keys(this.description.paths).find((template) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
  }

  private check(pointer: string, value: unknown, where: string): string[] {
    const validate: ValidateFunction =
      this.ajv.getSchema(`typesense${pointer}`) ?? this.ajv.compile({$ref: `typesense${pointer}`});
    return validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({instancePath, message}) => `${where}: \`${instancePath}\` ${message ?? ''}`,
        );
  }
}

const encode = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** `matched_tokens` holds texts or lists of texts; a document's fields are of any type. */
function correct(description: Description): Description {
  const {SearchHighlight: highlight, SearchResultHit: hit} = description.components.schemas;
  const schemas = {
    ...description.components.schemas,
    SearchHighlight: replaceProperty(highlight, 'matched_tokens', {
      type: 'array',
      items: {anyOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}]},
    }),
    SearchResultHit: replaceProperty(hit, 'document', {type: 'object', additionalProperties: true}),
  };
  return {...description, components: {...description.components, schemas}};
}

function replaceProperty(schema: Json | undefined, name: string, value: Json): Json {
  if (schema === undefined || !isRecord(schema.properties) || !(name in schema.properties)) {
    throw new Error(
      `Description of Typesense: \`${name}\` is not where it was. Fix: look whether the correction is still needed.`,
    );
  }
  return {...schema, properties: {...schema.properties, [name]: value}};
}
