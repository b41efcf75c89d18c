import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type {Schema} from '../../contract';
import {listFormats, toValidationSchema, type Refer} from './toValidationSchema';

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

/**
 * Collects schemas, each once, and writes one function for each.
 *
 * @param named schemas that have a name: each is compiled once, wherever it is used
 */
export function createValidators(named: Iterable<Schema>): Validators {
  const names = new Map<string, string>();
  const compilers = [false, true].map((coerce) => new Compiler(coerce, new Set(named)));
  return {
    add(schema, coerce) {
      const compiler = compilers[Number(coerce)] as Compiler;
      const wrapped = compiler.wrap(schema ?? true);
      const id = `${Number(coerce)}${JSON.stringify(wrapped)}`;
      const name = names.get(id) ?? `validate${names.size}`;
      if (!names.has(id)) {
        names.set(id, name);
        compiler.compile(wrapped, name);
      }
      return `validator:${name}`;
    },
    toCode: () =>
      // Every compiler uses the same names for its helpers, so each gets its own block.
      compilers.map((compiler) => toBlock(compiler.toCode())).join('\n'),
  };
}

class Compiler {
  private readonly ajv: Ajv2020;
  private readonly exported: string[] = [];
  private readonly definitions = new Map<Schema, string>();

  constructor(
    coerceTypes: boolean,
    private readonly named: ReadonlySet<Schema>,
  ) {
    this.ajv = new Ajv2020({
      coerceTypes,
      strict: false,
      // Nobody reads why a value does not fit.
      messages: false,
      code: {source: true, esm: true, lines: false},
      formats: FORMATS,
    });
  }

  wrap(schema: Schema | boolean): Schema {
    const value =
      typeof schema === 'boolean'
        ? schema
        : (this.refer(schema) ?? toValidationSchema(schema, this.refer));
    return {type: 'object', properties: {value: value as Schema}};
  }

  compile(schema: Schema, name: string): void {
    this.exported.push(name);
    this.add(schema, name);
    // Compiled at once, so that an error is that of this schema.
    this.ajv.getSchema(name);
  }

  toCode(): string {
    if (this.exported.length === 0) return '';
    const own = Object.fromEntries(this.exported.map((name) => [name, name]));
    return standaloneCode(this.ajv, own).replaceAll('"use strict";', '');
  }

  /** A reference to a named schema, which is added when it is first referred to. */
  private readonly refer: Refer = (schema) => {
    if (!this.named.has(schema)) return undefined;
    const known = this.definitions.get(schema);
    if (known !== undefined) return {$ref: known};
    const name = `definition${this.definitions.size}`;
    this.definitions.set(schema, name);
    this.add(toValidationSchema(schema, this.refer) as Schema, name);
    return {$ref: name};
  };

  private add(schema: Schema, name: string): void {
    // Ajv warns of each use of a format that it does not know.
    for (const format of listFormats(schema as Readonly<Record<string, unknown>>))
      if (!(format in this.ajv.formats)) this.ajv.addFormat(format, true);
    this.ajv.addSchema(schema, name);
  }
}

/** Moves a module's exports out of a block, so that two modules can share one file. */
function toBlock(code: string): string {
  const exported = [...code.matchAll(/export const (\w+) = (\w+);/g)];
  const body = code.replace(/export const \w+ = \w+;/g, '').replace(/export default \w+;/g, '');
  const names = exported.map(([, name]) => name).join(', ');
  return `const {${names}} = (() => {${body}\nreturn {${exported.map(([, name, local]) => `${name}: ${local}`).join(', ')}};})();`;
}
