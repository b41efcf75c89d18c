/**
 * The JSON Schema of one setting. The same object fills the table on the page (`ConfigTable`)
 * and validates the configuration files that the pages show (`lint:content`).
 */
export interface ConfigSchema {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  /** One or two sentences; `code` between backticks. */
  readonly description?: string;
  readonly default?: string | number | boolean | readonly (string | number)[];
  /** What the table shows where the default is computed, e.g. "number of CPUs". */
  readonly 'x-default'?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly patternProperties?: Readonly<Record<string, ConfigSchema>>;
  readonly additionalProperties?: false;
  readonly required?: readonly string[];
  readonly items?: ConfigSchema;
}

/** One line of a configuration table. */
export interface ConfigRow {
  /** Path of the key as the file writes it: `webhook.retry.attempts`, `sources[].id`. */
  readonly key: string;
  /** The values that it accepts; undefined where the description says it all. */
  readonly type: string | undefined;
  /** In every file; a key that only an optional group requires says so as its default. */
  readonly required: boolean;
  readonly defaultText: string;
  readonly description: string;
}

/** Flattens a schema into rows, in the order in which it was written. */
export function toConfigRows(
  schema: ConfigSchema,
  prefix = '',
  optionalGroup?: string,
): ConfigRow[] {
  const named = Object.entries(schema.properties ?? {}).map(([key, child]) => ({
    key: `${prefix}${key}`,
    child,
    name: key,
  }));
  const patterned = Object.entries(schema.patternProperties ?? {}).map(([pattern, child]) => ({
    key: `${prefix}${toPlaceholder(pattern)}`,
    child,
    name: pattern,
  }));
  return [...named, ...patterned].flatMap(({key, child, name}) => {
    const required = schema.required?.includes(name) ?? false;
    const group = optionalGroup ?? (required ? undefined : name);
    if (isGroup(child)) return toConfigRows(child, `${key}.`, group);
    if (child.type === 'array' && child.items !== undefined && isGroup(child.items))
      return toConfigRows(child.items, `${key}[].`, group);
    const isOptional = optionalGroup !== undefined;
    return [
      {
        key,
        type: getTypeText(child),
        required: required && !isOptional,
        defaultText:
          required && isOptional ? `required in \`${optionalGroup}\`` : getDefaultText(child),
        description: child.description ?? '',
      },
    ];
  });
}

const isGroup = (schema: ConfigSchema): boolean =>
  schema.properties !== undefined || schema.patternProperties !== undefined;

/** `^(eur|nam)$` means "one of these": the table writes `<eur|nam>`. */
function toPlaceholder(pattern: string): string {
  const inner = pattern.replace(/^\^\(?|\)?\$$/g, '');
  return `<${inner}>`;
}

function getTypeText(schema: ConfigSchema): string | undefined {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.type === 'array')
    return schema.items?.enum === undefined ? 'a list' : `a list of ${getTypeText(schema.items)}`;
  if (schema.type === 'boolean') return '`true`, `false`';
  if (schema.type === 'string') return undefined;
  const kind = schema.type === 'integer' ? 'an integer' : 'a number';
  return schema.minimum !== undefined && schema.maximum !== undefined
    ? `${kind} from ${schema.minimum} to ${schema.maximum}`
    : kind;
}

function getDefaultText(schema: ConfigSchema): string {
  if (schema['x-default'] !== undefined) return schema['x-default'];
  const value = schema.default;
  if (value === undefined) return 'none';
  if (value === '') return 'empty';
  if (typeof value === 'object') return `\`[${value.join(', ')}]\``;
  return `\`${String(value)}\``;
}
