import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type {Schema} from '../../contract';
import {listFormats, toValidationSchema} from './toValidationSchema';

export interface Validators {
  /**
   * Adds a schema, unless there is an equal one, and returns a mark for its function.
   *
   * @throws Error when the schema cannot be compiled
   */
  readonly add: (schema: Schema | undefined, coerce: boolean) => string;
  readonly toCode: () => string;
}

/** Formats that the sandbox checks; any other one is a note for readers. */
const FORMATS = {uri: /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]+([/?#]\S*)?$/i};

/** Collects schemas, each once, and writes one function for each. */
export function createValidators(): Validators {
  const names = new Map<string, string>();
  const instances = [false, true].map(
    (coerceTypes) =>
      new Ajv2020({
        coerceTypes,
        strict: false,
        code: {source: true, esm: true, lines: false},
        formats: FORMATS,
      }),
  );
  return {
    add(schema, coerce) {
      const wrapped = {type: 'object', properties: {value: toValidationSchema(schema ?? true)}};
      const id = `${Number(coerce)}${JSON.stringify(wrapped)}`;
      const name = names.get(id) ?? `validate${names.size}`;
      const ajv = instances[Number(coerce)];
      if (!names.has(id) && ajv !== undefined) {
        names.set(id, name);
        // Ajv warns of each use of a format that it does not know.
        for (const format of listFormats(wrapped))
          if (!(format in ajv.formats)) ajv.addFormat(format, true);
        ajv.addSchema(wrapped, name);
        // Compiled at once, so that an error is that of this schema.
        ajv.getSchema(name);
      }
      return `validator:${name}`;
    },
    toCode: () =>
      instances
        .map((ajv, index) => {
          const own = [...names]
            .filter(([id]) => id.startsWith(String(index)))
            .map(([, name]) => [name, name]);
          return own.length === 0
            ? ''
            : standaloneCode(ajv, Object.fromEntries(own)).replaceAll('"use strict";', '');
        })
        // Every instance uses the same names for its helpers, so each gets its own block.
        .map((code) => toBlock(code))
        .join('\n'),
  };
}

/** Moves a module's exports out of a block, so that two modules can share one file. */
function toBlock(code: string): string {
  const exported = [...code.matchAll(/export const (\w+) = (\w+);/g)];
  const body = code.replace(/export const \w+ = \w+;/g, '').replace(/export default \w+;/g, '');
  const names = exported.map(([, name]) => name).join(', ');
  return `const {${names}} = (() => {${body}\nreturn {${exported.map(([, name, local]) => `${name}: ${local}`).join(', ')}};})();`;
}
