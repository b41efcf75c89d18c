import type {ContractDocument, Schema} from '../../../contract';
import {getEnumDescriptions} from '../../../contract/getEnumDescriptions';
import {clientApis, responseNames, type ClientApi} from './responseNames';
import {toDocstring, toLiteral} from './writePython';

type Contracts = Readonly<Record<ClientApi, ContractDocument>>;

const HEADER = `"""What the APIs return, as their contract describes it.

Every value is a plain \`dict\` with the names of the API. A field that is not required may be
missing, and a response of a later version may contain fields that are not listed here: they are
passed through.
"""

from __future__ import annotations

from typing import Dict, List, Literal, Optional, TypedDict, Union
`;

/** Writes the types of all responses. */
export function toResponses(contracts: Contracts): string {
  const written = new Map<string, string>();
  for (const api of clientApis) {
    const schemas = contracts[api].components?.schemas ?? {};
    const writer = new TypeWriter(api, responseNames[api], schemas);
    for (const [place, name] of Object.entries(responseNames[api]) as [string, string][]) {
      if (name === 'StoredResult') writeStored(contracts, written);
      else if (!written.has(name)) written.set(name, writer.write(place, name));
    }
  }
  return [HEADER, ...written.values()].join('\n');
}

/** The results of both APIs in one type, since which one it is depends on the event. */
function writeStored(contracts: Contracts, written: Map<string, string>): void {
  const getProperties = (api: ClientApi, name: string) =>
    contracts[api].components?.schemas?.[name]?.properties ?? {};
  const vehicle = getProperties('vehicle', 'VehicleResponse');
  const transport = getProperties('transport', 'TransportResponse');
  const event = getProperties('storage', 'StoredEvent').event?.properties ?? {};
  const lists = {...vehicle.data?.properties, ...transport.data?.properties};
  const names = {...responseNames.transport, ...responseNames.vehicle};
  const writer = new TypeWriter('vehicle', names, {
    ...contracts.transport.components?.schemas,
    ...contracts.vehicle.components?.schemas,
    StoredData: {description: 'The results of an event of either API.', properties: lists},
    StoredResult: {
      description: 'A stored result, as the API returned it, with the data of the request.',
      properties: {
        ...transport,
        ...vehicle,
        data: {$ref: '#/components/schemas/StoredData'},
        ...event,
      },
    },
  });
  written.set('StoredData', writer.write('StoredData', 'StoredData'));
  writer.add('StoredData');
  written.set('StoredResult', writer.write('StoredResult', 'StoredResult'));
}

/** Writes the schemas of one API. */
class TypeWriter {
  readonly #api: string;
  readonly #names: Record<string, string>;
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor(
    api: string,
    names: Readonly<Record<string, string>>,
    schemas: Readonly<Record<string, Schema>>,
  ) {
    this.#api = api;
    this.#names = {...names};
    this.#schemas = schemas;
  }

  /** Makes a schema known under its name in the contract. */
  add(name: string): void {
    this.#names[name] = name;
  }

  write(place: string, name: string): string {
    const [schemaName = '', property] = place.split('.');
    const parent = this.#schemas[schemaName];
    const schema = property === undefined ? parent : parent?.properties?.[property];
    if (schema === undefined) {
      throw new Error(
        `api-specs/${this.#api}.yaml: has no schema ${place}. Fix: change src/scripts/libraries/python/responseNames.ts.`,
      );
    }
    if (schema.properties === undefined || schema.patternProperties !== undefined) {
      const note = toText(schema);
      return `\n${name} = ${this.#toAlias(schema)}\n"""${note}"""\n`;
    }
    return this.#writeClass(place, name, schema);
  }

  #writeClass(place: string, name: string, schema: Schema): string {
    const properties = Object.entries(schema.properties ?? {});
    const attributes = properties.map(
      ([key, value]) => [key, toText(this.#resolve(value))] as const,
    );
    const text = toDocstring({summary: toText(schema), attributes});
    const isRequired = ([key]: readonly [string, Schema]) =>
      schema.required?.includes(key) ?? false;
    const rows = (fields: typeof properties) =>
      fields
        .map(([key, value]) => `    ${key}: ${this.#toType(value, `${place}.${key}`)}\n`)
        .join('');
    const required = properties.filter(isRequired);
    const optional = properties.filter((entry) => !isRequired(entry));
    if (required.length === 0)
      return `\nclass ${name}(TypedDict, total=False):\n${text}\n${rows(optional)}`;
    if (optional.length === 0) return `\nclass ${name}(TypedDict):\n${text}\n${rows(required)}`;
    return `\nclass _${name}Optional(TypedDict, total=False):\n${rows(optional)}\n\nclass ${name}(_${name}Optional):\n${text}\n${rows(required)}`;
  }

  #toAlias(schema: Schema): string {
    if (schema.patternProperties !== undefined) {
      const [pattern = {}] = Object.values(schema.patternProperties);
      return `Dict[str, Union[str, ${this.#toType(pattern, '')}]]`;
    }
    return this.#toType(schema, '').replaceAll("'", '');
  }

  #toType(schema: Schema, place: string): string {
    const target = getTarget(schema);
    if (target !== undefined) {
      const name = this.#names[target];
      return name ?? this.#toType(this.#schemas[target] ?? {}, place);
    }
    const named = this.#names[place];
    if (named !== undefined) return named;
    if (schema.enum !== undefined)
      return `Literal[${schema.enum.map((one) => toLiteral(String(one))).join(', ')}]`;
    const {type = 'object'} = schema;
    if (Array.isArray(type)) {
      const types = type
        .filter((one) => one !== 'null')
        .map((one) => this.#toType({type: one}, place));
      const joined = types.length === 1 ? (types[0] ?? '') : `Union[${types.join(', ')}]`;
      return type.includes('null') ? `Optional[${joined}]` : joined;
    }
    if (type === 'array') return `List[${this.#toType(schema.items ?? {}, place)}]`;
    if (type === 'object') {
      const {additionalProperties: values} = schema;
      return `Dict[str, ${typeof values === 'object' ? this.#toType(values, place) : 'object'}]`;
    }
    return {string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None'}[
      type as 'string'
    ];
  }

  /** A property with what its schema says, unless it says it itself. */
  #resolve(schema: Schema): Schema {
    const target = getTarget(schema);
    return target === undefined ? schema : {...this.#schemas[target], ...schema};
  }
}

const getTarget = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1);

/** Everything that a reader needs of a field, as plain text. */
function toText(schema: Schema): string {
  const meanings = [...getEnumDescriptions(schema)].map(([value, text]) => `\`${value}\`: ${text}`);
  const unit = schema['x-unit'];
  const parts = [
    schema.description ?? '',
    meanings.length === 0 ? '' : `${meanings.join('; ')}.`,
    unit === undefined ? '' : `Unit: ${unit}.`,
    schema['x-since'] === undefined ? '' : `Since ${schema['x-since']}.`,
    schema['x-removed'] === undefined ? '' : `Removed in ${schema['x-removed']}.`,
    schema.deprecated === true && schema['x-removed'] === undefined ? 'Deprecated.' : '',
  ];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
