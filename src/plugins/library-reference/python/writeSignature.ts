import {
  OVERLOAD,
  type ParameterKind,
  type PythonFunction,
  type PythonParameter,
} from './PythonModule';

/** A signature that is longer has a line for each parameter. */
const LINE_MAX_CHARACTERS = 72;

/** What is before a parameter that takes any number of values. */
export const STARS: Readonly<Partial<Record<ParameterKind, string>>> = {
  VAR_POSITIONAL: '*',
  VAR_KEYWORD: '**',
};

/** Parameters as they are passed: without `self` and `cls`, which Python passes. */
export const getPassed = ({parameters, decorators}: PythonFunction, isMethod: boolean) =>
  isMethod && !decorators.includes('staticmethod') ? parameters.slice(1) : parameters;

/**
 * Writes how something is called: each of its overloads, or else the function itself.
 *
 * @param definition the function
 * @param name what is called: its name, or that of the class that it creates
 * @param isMethod whether Python passes its first parameter
 */
export function writeSignature(
  definition: PythonFunction,
  name: string,
  isMethod: boolean,
): string {
  const {overloads = []} = definition;
  // A protocol has overloads only.
  const isOverload = definition.decorators.some((one) => OVERLOAD.test(one));
  const all = overloads.length === 0 || isOverload ? [...overloads, definition] : overloads;
  const signatures = all.map((one) => writeOne(one, name, getPassed(one, isMethod)));
  return ['```python', ...signatures, '```'].join('\n');
}

function writeOne(
  definition: PythonFunction,
  name: string,
  parameters: readonly PythonParameter[],
): string {
  const isConstructor = definition.name !== name;
  const {isAsync, decorators, returns} = definition;
  const head = isConstructor ? name : `${isAsync ? 'async ' : ''}def ${name}`;
  const tail = isConstructor || returns === undefined ? '' : ` -> ${returns}`;
  const parts = addMarks(parameters);
  const line = `${head}(${parts.join(', ')})${tail}`;
  const signature =
    line.length <= LINE_MAX_CHARACTERS
      ? line
      : `${head}(\n${parts.map((part) => `    ${part},`).join('\n')}\n)${tail}`;
  const marks = decorators.filter((one) => !OVERLOAD.test(one) && !/\babstractmethod$/.test(one));
  return [...marks.map((one) => `@${one}`), signature].join('\n');
}

/** With `/` and `*` where the way of passing changes. */
function addMarks(parameters: readonly PythonParameter[]): string[] {
  const lastPositional = parameters.filter(({kind}) => kind === 'POSITIONAL_ONLY').length - 1;
  const firstKeyword = parameters.findIndex(({kind}) => kind === 'KEYWORD_ONLY');
  const hasVariadic = parameters.some(({kind}) => kind === 'VAR_POSITIONAL');
  return parameters.flatMap((parameter, index) => [
    ...(index === firstKeyword && !hasVariadic ? ['*'] : []),
    writeParameter(parameter),
    ...(index === lastPositional ? ['/'] : []),
  ]);
}

function writeParameter({name, kind, type, defaultValue}: PythonParameter): string {
  const stars = STARS[kind] ?? '';
  const annotation = type === undefined ? '' : `: ${type}`;
  const equals = type === undefined ? '=' : ' = ';
  return `${stars}${name}${annotation}${defaultValue === undefined ? '' : `${equals}${defaultValue}`}`;
}
