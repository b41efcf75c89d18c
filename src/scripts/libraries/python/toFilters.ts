import {
  listOperations,
  resolveReference,
  type ContractDocument,
  type Schema,
} from '../../../contract';
import {toDocstring, toLiteral, toSnakeCase} from './writePython';

/** The classes of filters, each with the operation whose query it is. */
const FILTERS = [
  {
    name: 'EventFilters',
    api: 'storage',
    operation: 'listEvents',
    summary: 'Which events to list, and how.',
  },
  {
    name: 'APIFilters',
    api: 'descriptor',
    operation: 'listApis',
    summary: 'Which API stages to list: only those with exactly these values.',
  },
  {
    name: 'UsagePlanFilters',
    api: 'descriptor',
    operation: 'listUsagePlans',
    summary: 'Which usage plans to list: only those with exactly these values.',
  },
] as const;

const HEADER = `"""Filters of lists, as the contract describes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Optional
`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
};

/** Writes a dataclass for each query of the contract. */
export function toFilters(
  contracts: Readonly<Record<'storage' | 'descriptor', ContractDocument>>,
): string {
  const classes = FILTERS.map(({name, api, operation, summary}) => {
    const parameters = listOperations(contracts[api])
      .filter(({id}) => id === operation)
      .flatMap((one) => one.parameters)
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({
        ...parameter,
        schema: resolveReference<Schema>(contracts[api], parameter.schema ?? {}),
      }));
    const attributes = parameters.map(
      ({name: key, description = '', schema}) =>
        [
          toSnakeCase(key),
          `${description} ${describeRange(schema)}`.replace('`true`', '`True`').trim(),
        ] as const,
    );
    const rows = parameters.map(
      ({name: key, schema}) =>
        `    ${toSnakeCase(key)}: Optional[${toType(schema)}] = field(default=None, metadata={"wire": ${toLiteral(key)}})\n`,
    );
    return `\n\n@dataclass(frozen=True)\nclass ${name}:\n${toDocstring({summary, attributes})}\n${rows.join('')}`;
  });
  return HEADER + classes.join('');
}

function toType(schema: Schema | undefined): string {
  if (schema?.enum !== undefined)
    return `Literal[${schema.enum.map((one) => toLiteral(String(one))).join(', ')}]`;
  return TYPES[String(schema?.type)] ?? 'str';
}

function describeRange(schema: Schema | undefined): string {
  const {minimum, maximum, default: usual} = schema ?? {};
  return [
    maximum === undefined ? '' : `An integer from ${minimum} to ${maximum}.`,
    schema?.['x-unit'] === 'ms' ? 'Milliseconds since 1970-01-01 UTC.' : '',
    usual === undefined
      ? 'Default: none.'
      : `Default: \`${usual === false ? 'False' : String(usual)}\`.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
