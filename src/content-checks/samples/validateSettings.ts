import Ajv, {type ErrorObject} from 'ajv';
import type {ConfigSchema} from '../../data/products/configSchema';

// Environment variables are text: "true" and "8" mean a boolean and a number.
const options = {allErrors: true, strict: false, validateFormats: false} as const;
const ajv = new Ajv(options);
const lenientAjv = new Ajv({...options, coerceTypes: true});

/** What is wrong with settings, one sentence each. */
export function validateSettings(
  schema: ConfigSchema | object,
  settings: unknown,
  {asText = false} = {},
): string[] {
  const instance = asText ? lenientAjv : ajv;
  const copy: unknown = asText ? structuredClone(settings) : settings;
  if (instance.validate(schema, copy)) return [];
  return (instance.errors ?? []).map(describe);
}

function describe({instancePath, keyword, params, message}: ErrorObject): string {
  const where =
    instancePath === '' ? 'the top level' : `\`${instancePath.slice(1).replaceAll('/', '.')}\``;
  if (keyword === 'additionalProperties')
    return `unknown setting \`${String(params['additionalProperty'])}\` in ${where}. Expected: one of the table on its page.`;
  if (keyword === 'enum')
    return `${where} has an unknown value. Expected: one of ${(params['allowedValues'] as unknown[]).join(', ')}.`;
  return `${where} ${message ?? 'is not valid'}.`;
}
