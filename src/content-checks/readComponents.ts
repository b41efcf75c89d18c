import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A property of a component, as its interface declares it. */
interface ComponentProperty {
  readonly isRequired: boolean;
  /** Text of its type: `number`, `readonly string[]`, `LimitName`. */
  readonly type: string;
}

/**
 * Properties by name; undefined when the component does not declare them as an interface in its own
 * file.
 */
export type ComponentProperties = ReadonlyMap<string, ComponentProperty> | undefined;

const SOURCE = path.join(__dirname, '..');
/** Those of MDX and the classic theme, and the one that `src/plugins/api-reference/errorTables.ts` replaces. */
const BUILT_IN = ['Admonition', 'Details', 'ErrorTable', 'Head', 'details'];

/** Components that documents use without an import: those that `src/theme/MDXComponents.tsx` adds. */
export function readGlobalComponents(): ReadonlyMap<string, ComponentProperties> {
  globals ??= readGlobals();
  return globals;
}

let globals: ReadonlyMap<string, ComponentProperties> | undefined;

function readGlobals(): ReadonlyMap<string, ComponentProperties> {
  const text = readFileSync(path.join(SOURCE, 'theme/MDXComponents.tsx'), 'utf8');
  const folders = [...text.matchAll(/^import (\w+) from '\.\.\/(components\/[\w/]+)';$/gm)];
  return new Map<string, ComponentProperties>([
    ...BUILT_IN.map((name) => [name, undefined] as const),
    ...folders.map(
      ([, name = '', folder = '']) => [name, readProperties(path.join(SOURCE, folder))] as const,
    ),
  ]);
}

/** Reads what a component takes, from its file or folder. */
export function readProperties(place: string): ComponentProperties {
  const file = [`${place}/index.tsx`, `${place}.tsx`, place].find(
    (candidate) => /\.tsx$/.test(candidate) && existsSync(candidate),
  );
  if (file === undefined) return undefined;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
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
  const declared = source.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) &&
      node.name.text === name &&
      node.heritageClauses === undefined,
  );
  if (declared === undefined) return undefined;
  return new Map(
    declared.members.filter(ts.isPropertySignature).map((member) => [
      member.name.getText(source),
      {
        isRequired: member.questionToken === undefined,
        type: member.type?.getText(source) ?? 'unknown',
      },
    ]),
  );
}
