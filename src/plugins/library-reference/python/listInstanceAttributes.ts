import {parseFunction} from './parseFunction';
import type {PythonFunction, PythonParameter, PythonVariable} from './PythonModule';
import type {Node, Source} from './Source';

/**
 * Lists what `__init__` sets on `self` and the class does not declare.
 *
 * @param members what it declares
 * @returns public names, with the annotation of the assignment or of the parameter that is assigned
 */
export function listInstanceAttributes(
  source: Source,
  body: readonly Node[],
  members: readonly (PythonFunction | PythonVariable)[],
): PythonVariable[] {
  const constructor = body.find(
    (node) => node.name === 'FunctionDefinition' && source.getPlace(node).name === '__init__',
  );
  if (constructor === undefined) return [];
  const {parameters, file} = parseFunction(source, constructor, []);
  const found = new Map<string, PythonVariable>();
  for (const statement of source.getBody(constructor)) {
    if (statement.name !== 'AssignStatement') continue;
    const match = /^self\.([A-Za-z]\w*)(?: ?: ?([^=]+?))? = (.*)$/.exec(source.getText(statement));
    const [, name = '', annotation, value = ''] = match ?? [];
    if (match === null || found.has(name) || members.some((member) => member.name === name))
      continue;
    const type = annotation ?? inferType(value, parameters);
    found.set(name, {
      is: 'variable',
      name,
      file,
      line: source.getLine(statement),
      ...(type === undefined ? {} : {type}),
      isOfInstance: true,
    });
  }
  return [...found.values()];
}

/** The type of a parameter, or of several that are joined by `or`. */
function inferType(value: string, parameters: readonly PythonParameter[]): string | undefined {
  const types = value
    .split(/ (?:or|and) /)
    .map((part) => parameters.find(({name}) => name === part)?.type);
  return new Set(types).size === 1 ? types[0] : undefined;
}
