import type {ParameterKind, PythonFunction, PythonParameter} from './PythonModule';
import type {Node, Source} from './Source';

/** Reads `def name(parameters) -> type:` with its docstring. */
export function parseFunction(
  source: Source,
  node: Node,
  decorators: readonly string[],
): PythonFunction {
  const list = node.getChild('ParamList');
  const annotation = node.getChild('TypeDef');
  const [first] = source.getBody(node);
  const doc = source.readDoc(first);
  return {
    is: 'function',
    ...source.getPlace(node),
    isAsync: node.getChild('async') !== null,
    decorators,
    parameters: list === null ? [] : readParameters(source, list),
    ...(annotation === null ? {} : {returns: source.getType(annotation)}),
    ...(doc === undefined ? {} : {doc}),
  };
}

/** One parameter, `*` or `/`: what is between two commas. */
interface Entry {
  readonly parts: Node[];
  /** Its source from the comma before it. */
  from: number;
  to: number;
}

function readParameters(source: Source, list: Node): PythonParameter[] {
  const parameters: PythonParameter[] = [];
  let isKeywordOnly = false;
  for (const {parts, from, to} of splitParameters(source, list)) {
    const [head] = parts;
    if (head === undefined) {
      // `/` is no node of the tree: all before it are passed by position only.
      if (source.getBetween(from, to).includes('/')) {
        parameters.splice(
          0,
          parameters.length,
          ...parameters.map((one) => ({...one, kind: 'POSITIONAL_ONLY' as const})),
        );
      }
    } else if (head.name === '*' && parts.length === 1) {
      isKeywordOnly = true;
    } else {
      const kind = toKind(head.name, isKeywordOnly);
      isKeywordOnly ||= kind === 'VAR_POSITIONAL';
      parameters.push(readParameter(source, parts, kind));
    }
  }
  return parameters;
}

function splitParameters(source: Source, list: Node): Entry[] {
  const entries: Entry[] = [{parts: [], from: list.from + 1, to: list.to - 1}];
  for (const child of source.getChildren(list).slice(1, -1)) {
    const last = entries.at(-1);
    if (child.name !== ',') {
      last?.parts.push(child);
    } else {
      if (last !== undefined) last.to = child.from;
      entries.push({parts: [], from: child.to, to: list.to - 1});
    }
  }
  return entries;
}

function toKind(head: string, isKeywordOnly: boolean): ParameterKind {
  if (head === '*') return 'VAR_POSITIONAL';
  if (head === '**') return 'VAR_KEYWORD';
  return isKeywordOnly ? 'KEYWORD_ONLY' : 'POSITIONAL_OR_KEYWORD';
}

function readParameter(
  source: Source,
  parts: readonly Node[],
  kind: ParameterKind,
): PythonParameter {
  const name = parts.find((part) => part.name === 'VariableName');
  const type = parts.find((part) => part.name === 'TypeDef');
  const operator = parts.findIndex((part) => part.name === 'AssignOp');
  return {
    name: source.getText(name),
    kind,
    ...(type === undefined ? {} : {type: source.getType(type)}),
    ...(operator === -1 ? {} : {defaultValue: source.getText(parts[operator + 1])}),
  };
}
