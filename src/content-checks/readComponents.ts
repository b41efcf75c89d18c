import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listGlobalComponents} from './globalComponents';

/** A property of a component, as its interface declares it. */
interface ComponentProperty {
  readonly isRequired: boolean;
  /** Text of its type: `number`, `readonly string[]`, `LimitName`. */
  readonly type: string;
  /** Of a list of objects: what each has. Undefined for other types. */
  readonly fields?: ComponentProperties;
}

/**
 * Properties by name; undefined when the component does not declare them as an interface in its own
 * file.
 */
export type ComponentProperties = ReadonlyMap<string, ComponentProperty> | undefined;

/** Components that documents use without an import, with their properties. */
export function readGlobalComponents(): ReadonlyMap<string, ComponentProperties> {
  globals ??= new Map(
    listGlobalComponents().map(({name, place}): [string, ComponentProperties] => [
      name,
      place === undefined ? undefined : readProperties(place),
    ]),
  );
  return globals;
}

let globals: ReadonlyMap<string, ComponentProperties> | undefined;

/** Reads what a component takes, from its file or folder. */
export function readProperties(place: string): ComponentProperties {
  const file = [`${place}/index.tsx`, `${place}.tsx`, place].find(
    (candidate) => /\.tsx$/.test(candidate) && existsSync(candidate),
  );
  if (file === undefined) return undefined;
  const source = parseSource(file);
  const component = source.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword) === true,
  );
  if (component === undefined) return undefined;
  const type = component.parameters[0]?.type;
  if (component.parameters.length === 0) return new Map();
  const name =
    type !== undefined && ts.isTypeReferenceNode(type) ? type.typeName.getText(source) : undefined;
  return readInterface(source, name);
}

/** The members of an interface of a file, or of one that it imports from a file beside it. */
function readInterface(source: ts.SourceFile, name: string | undefined): ComponentProperties {
  const declared = source.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  if (declared === undefined) return name === undefined ? undefined : readImported(source, name);
  if (declared.heritageClauses !== undefined) return undefined;
  return new Map(
    declared.members.filter(ts.isPropertySignature).map((member) => {
      const type = member.type?.getText(source) ?? 'unknown';
      const item = /^readonly (\w+)\[\]$/.exec(type)?.[1];
      const fields = item === undefined ? undefined : readInterface(source, item);
      return [
        member.name.getText(source),
        {
          isRequired: member.questionToken === undefined,
          type,
          ...(fields !== undefined && {fields}),
        },
      ];
    }),
  );
}

function readImported(source: ts.SourceFile, name: string): ComponentProperties {
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    if (!bindings.elements.some((element) => element.name.text === name)) continue;
    const file = path.join(path.dirname(source.fileName), `${node.moduleSpecifier.text}.ts`);
    return existsSync(file) ? readInterface(parseSource(file), name) : undefined;
  }
  return undefined;
}

const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
