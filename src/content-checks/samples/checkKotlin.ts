import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {Problem} from '../problem';
import type {Sample} from './sample';

const require = createRequire(import.meta.url);
const GRAMMAR = path.resolve(
  require.resolve('@tree-sitter-grammars/tree-sitter-kotlin/package.json'),
  '../tree-sitter-kotlin.wasm',
);

let loading: Promise<Parser> | undefined;

async function loadParser(): Promise<Parser> {
  await Parser.init();
  return new Parser().setLanguage(await Language.load(GRAMMAR));
}

/** Kotlin can be read as its grammar says. Names and types are not checked: that needs an SDK. */
export async function checkKotlin({file, text}: Sample): Promise<Problem[]> {
  loading ??= loadParser();
  const tree = (await loading).parse(text);
  const fault = tree === null ? undefined : findFault(tree.rootNode);
  if (fault === undefined) return [];
  const {startPosition, isMissing, type, text: found} = fault;
  const lines = found.trimEnd().split('\n').length;
  const reason = isMissing
    ? `\`${type}\` is missing`
    : lines > 1
      ? `a mistake is in the ${lines} lines from here`
      : `got ${JSON.stringify(found.slice(0, 40))}`;
  return [{file, line: startPosition.row + 1, message: `cannot be read as Kotlin: ${reason}.`}];
}

/** The smallest piece that the grammar cannot read; those around it only contain it. */
function findFault(root: Node): Node | undefined {
  if (!root.hasError) return undefined;
  const faults: Node[] = [];
  const visit = (node: Node): void => {
    if (node.isError || node.isMissing) faults.push(node);
    for (const child of node.children) if (child.hasError || child.isMissing) visit(child);
  };
  visit(root);
  return faults.sort((one, other) => one.text.length - other.text.length)[0];
}
