import {names} from '../../portal/product';
import {getClientCall} from './client';
import {toKey, toLiteral} from './pythonLiterals';
import type {SampleTarget} from './target';
import type {Call} from './toCall';

/** Options and filters that are objects of the package; other values are literals. */
const OPTION_CLASSES: Readonly<Record<string, string>> = {
  inputImageLocation: 'InputImageLocation',
  services: 'SelectedServices',
  regionOfInterest: 'RegionOfInterest',
};
const FILTER_CLASSES: Readonly<Record<string, string>> = {
  listEvents: 'EventFilters',
  listApis: 'APIFilters',
  listUsagePlans: 'UsagePlanFilters',
};

/** A name in the style of Python: `getEvents`, `continuation-token`, `disableISOCode`. */
const toSnakeCase = (name: string): string =>
  name.replace(/-|(?<=[a-z])(?=[A-Z])|(?=[A-Z][a-z])/g, '_').toLowerCase();

/**
 * The call as a Python program with our client library; nothing for operations that it doesn't
 * have.
 */
export function toPythonClient(call: Call, target: SampleTarget): string | undefined {
  const entry = getClientCall(call);
  if (entry === undefined) return undefined;
  const {client, method, getOptions, hasNoResponse} = entry;
  // The catalogue is public, and only its client does without a key.
  const hasKey = call.needsKey || client !== 'DescriptorAPIClient';
  const classes = new Set([client]);
  const create = (name: string, values: object): string => {
    classes.add(name);
    return `${name}(${toKeywords(values, (value) => toLiteral(value)).join(', ')})`;
  };
  const options = [
    ...(hasKey ? [`api_key=${toKey(target)}`] : []),
    ...(target.endpoint === undefined ? [] : [`endpoint=${toLiteral(target.endpoint)}`]),
    ...toKeywords(getOptions?.(call) ?? {}, (value, name) => {
      const type = OPTION_CLASSES[name];
      return type === undefined || typeof value !== 'object'
        ? toLiteral(value)
        : create(type, value as object);
    }),
  ];
  const values = listArguments(call, create);
  const request = `client.${toSnakeCase(method)}(${values.join(', ')})`;
  return [
    ...(hasKey && target.key === undefined ? ['import os', ''] : []),
    `from ${names.pythonModule} import ${[...classes].sort().join(', ')}`,
    '',
    options.length < 2
      ? `client = ${client}(${options.join()})`
      : `client = ${client}(\n${options.map((line) => `    ${line},`).join('\n')}\n)`,
    hasNoResponse === true ? request : `print(${request})`,
  ].join('\n');
}

/**
 * Several images of one object are a list; filters are an object of their class; what a new hook
 * needs are arguments.
 */
function listArguments(
  call: Call,
  create: (name: string, values: object) => string,
): readonly string[] {
  const values = getClientCall(call)?.getArguments?.(call) ?? [];
  if (call.operationId === 'readCargoCode' && values.length > 1) return [toLiteral(values)];
  if (call.operationId === 'createHook') {
    const {hookUrl, apis} = (call.json ?? {}) as Record<string, unknown>;
    return [hookUrl, apis].map((value) => toLiteral(value));
  }
  const type = FILTER_CLASSES[call.operationId];
  return values.map((value) =>
    type !== undefined && typeof value === 'object'
      ? create(type, value as object)
      : toLiteral(value),
  );
}

const toKeywords = (
  values: object,
  write: (value: unknown, name: string) => string,
): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${toSnakeCase(name)}=${write(value, name)}`);
