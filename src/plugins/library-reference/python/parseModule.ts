import {parser} from '@lezer/python';
import {listInstanceAttributes} from './listInstanceAttributes';
import {parseFunction} from './parseFunction';
import {
  OVERLOAD,
  type PythonClass,
  type PythonDefinition,
  type PythonImport,
  type PythonModule,
  type PythonVariable,
} from './PythonModule';
import {Source, type Node} from './Source';

/**
 * Reads a Python file: its definitions with their docstrings, and its imports.
 *
 * @param text contents of the file
 * @param file path for messages
 * @throws Error naming file and line of what is no Python
 */
export function parseModule(text: string, file: string): PythonModule {
  const source = new Source(text, file);
  const {topNode} = parser.parse(text);
  const broken = source.findError(topNode);
  if (broken !== undefined) {
    throw new Error(
      `- ${file}:${source.getLine(broken)}: this is no Python that can be read. Fix: try \`python3 -m py_compile\` on the file.`,
    );
  }
  const imports = new Map<string, PythonImport>();
  const exports: string[] = [];
  const statements = source.getChildren(topNode);
  for (const statement of statements) {
    if (statement.name === 'ImportStatement')
      for (const [name, entry] of readImports(source, statement)) imports.set(name, entry);
    if (isExportList(source, statement)) exports.push(...readExports(source, statement));
  }
  const definitions = readDefinitions(source, statements).map((one) => [one.name, one] as const);
  const doc = source.readDoc(statements[0]);
  return {
    file,
    ...(doc === undefined ? {} : {doc}),
    ...(exports.length === 0 ? {} : {exports}),
    imports,
    definitions: new Map(definitions),
  };
}

/** The definitions among statements, in order; of two with one name, the last one. */
function readDefinitions(source: Source, statements: readonly Node[]): PythonDefinition[] {
  const found = new Map<string, PythonDefinition>();
  statements.forEach((statement, index) => {
    const definition = readDefinition(source, statement, statements[index + 1]);
    if (definition === undefined) return;
    const combined = combine(found.get(definition.name), definition);
    if (combined !== undefined) found.set(definition.name, combined);
  });
  return [...found.values()];
}

/**
 * What a definition says beside an earlier one of its name: an overload, or a setter. That of a
 * property of a base says nothing here.
 */
function combine(
  earlier: PythonDefinition | undefined,
  definition: PythonDefinition,
): PythonDefinition | undefined {
  if (definition.is !== 'function') return definition;
  const isMarked = (mark: RegExp, one = definition): boolean =>
    one.decorators.some((decorator) => mark.test(decorator));
  const isSetter = isMarked(/\.setter$/);
  if (isSetter || isMarked(/\.deleter$/))
    return isSetter && earlier?.is === 'function' ? {...earlier, isSettable: true} : earlier;
  if (earlier?.is !== 'function' || !isMarked(OVERLOAD, earlier)) return definition;
  const {overloads = [], ...last} = earlier;
  return {...definition, overloads: [...overloads, last]};
}

function readDefinition(
  source: Source,
  statement: Node,
  next: Node | undefined,
): PythonDefinition | undefined {
  switch (statement.name) {
    case 'ClassDefinition':
    case 'FunctionDefinition':
      return readBlock(source, statement, []);
    case 'DecoratedStatement': {
      const parts = source.getChildren(statement);
      const decorators = parts
        .filter(({name}) => name === 'Decorator')
        .map((node) => source.getText(node).replace(/^@\s*/, ''));
      const block = parts.at(-1);
      return block === undefined ? undefined : readBlock(source, block, decorators);
    }
    case 'AssignStatement':
      return readVariable(source, statement, next);
    default:
      return undefined;
  }
}

const readBlock = (source: Source, node: Node, decorators: readonly string[]): PythonDefinition =>
  node.name === 'ClassDefinition'
    ? readClass(source, node, decorators)
    : parseFunction(source, node, decorators);

function readClass(source: Source, node: Node, decorators: readonly string[]): PythonClass {
  const body = source.getBody(node);
  const list = node.getChild('ArgList');
  const given = list === null ? [] : source.splitList(list);
  const isKeyword = (parts: readonly Node[]): boolean => parts[1]?.name === 'AssignOp';
  const keywords = given
    .filter(isKeyword)
    .map((parts) => [source.getText(parts[0]), source.getText(parts.at(-1))] as const);
  const definitions = readDefinitions(source, body);
  const members = definitions.filter((member) => member.is !== 'class');
  const doc = source.readDoc(body[0]);
  return {
    is: 'class',
    ...source.getPlace(node),
    decorators,
    bases: given.filter((parts) => !isKeyword(parts)).map(([base]) => source.getText(base)),
    keywords: Object.fromEntries(keywords),
    ...(doc === undefined ? {} : {doc}),
    classes: definitions.filter((member) => member.is === 'class'),
    members: [...members, ...listInstanceAttributes(source, body, members)],
  };
}

/** `name: type = value`, with the string below it; assignments to anything else are left out. */
function readVariable(
  source: Source,
  node: Node,
  next: Node | undefined,
): PythonVariable | undefined {
  const [target, ...rest] = source.getChildren(node);
  if (target?.name !== 'VariableName' || rest[0]?.name === ',') return undefined;
  const [annotation] = rest.filter(({name}) => name === 'TypeDef');
  const operator = rest.findIndex(({name}) => name === 'AssignOp');
  const value = operator === -1 ? undefined : rest[operator + 1];
  const doc = source.readDoc(next);
  return {
    is: 'variable',
    ...source.getPlace(node),
    ...(annotation === undefined ? {} : {type: source.getType(annotation)}),
    ...(value === undefined ? {} : {value: source.getText(value)}),
    ...(doc === undefined ? {} : {doc}),
  };
}

/** `from .module import name as other`; imports of whole modules are left out. */
function readImports(source: Source, node: Node): [name: string, entry: PythonImport][] {
  const text = source.getText(node).replaceAll(/[()]/g, '');
  const match = /^from\s+([.\w\s]+?)\s+import\s+(.*)$/s.exec(text);
  if (match === null) return [];
  const from = (match[1] ?? '').replaceAll(/\s/g, '');
  return (match[2] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .flatMap(([name = '', as = name]) => (name === '' ? [] : [[as, {from, name}]]));
}

const isExportList = (source: Source, node: Node): boolean =>
  /^(?:Assign|Update)Statement$/.test(node.name) && /^__all__\b/.test(source.getText(node));

function readExports(source: Source, node: Node): string[] {
  const [list] = source.getChildren(node).slice(-1);
  return list === undefined
    ? []
    : source.getChildren(list).flatMap((child) => source.readText(child) ?? []);
}
