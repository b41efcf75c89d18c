import type {parser} from '@lezer/python';
import type {PythonDoc} from './PythonModule';
import {cleanDoc, readString} from './readString';

/** A node of the syntax tree. */
export type Node = ReturnType<typeof parser.parse>['topNode'];

/** The text of a file, read by the nodes of its syntax tree. */
export class Source {
  readonly #text: string;
  readonly #file: string;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
  }

  getChildren(node: Node): Node[] {
    const children: Node[] = [];
    for (let child = node.firstChild; child !== null; child = child.nextSibling)
      if (child.name !== 'Comment') children.push(child);
    return children;
  }

  /** The statements of a class or function. */
  getBody(node: Node): Node[] {
    const body = node.getChild('Body');
    return body === null ? [] : this.getChildren(body).filter(({name}) => name !== ':');
  }

  /** The source of a node in one line, without comments. */
  getText(node: Node | undefined): string {
    if (node === undefined) return '';
    return this.getBetween(node.from, node.to)
      .replaceAll(/(?<=^|\s)#.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=[[({]) /g, '')
      .replaceAll(/,? (?=[\])}])/g, '')
      .trim();
  }

  getBetween(from: number, to: number): string {
    return this.#text.slice(from, to);
  }

  /** The type of an annotation, without the quotes of one that refers forward. */
  getType(node: Node): string {
    const type = this.getText(node).replace(/^(?::|->)\s*/, '');
    return /^(["'])[^"']*\1$/.test(type) ? type.slice(1, -1) : type;
  }

  getLine(node: Node): number {
    return this.#text.slice(0, node.from).split('\n').length;
  }

  /** Name, file and line of a definition. */
  getPlace(node: Node): {name: string; file: string; line: number} {
    const name = node.getChild('VariableName');
    return {
      name: this.getText(name ?? undefined),
      file: this.#file,
      line: this.getLine(name ?? node),
    };
  }

  /** The parts of a list in brackets, by its commas. */
  splitList(list: Node): Node[][] {
    const entries: Node[][] = [[]];
    for (const child of this.getChildren(list).slice(1, -1)) {
      if (child.name === ',') entries.push([]);
      else entries.at(-1)?.push(child);
    }
    return entries.filter((parts) => parts.length > 0);
  }

  /** The value of a string literal. */
  readText(node: Node): string | undefined {
    if (node.name === 'ContinuedString') {
      const parts = this.getChildren(node).map((part) => this.readText(part) ?? '');
      return parts.join('');
    }
    return node.name === 'String' ? readString(this.getBetween(node.from, node.to)) : undefined;
  }

  /** The docstring that a statement is. */
  readDoc(statement: Node | undefined): PythonDoc | undefined {
    if (statement?.name !== 'ExpressionStatement' || statement.firstChild === null)
      return undefined;
    const text = this.readText(statement.firstChild);
    return text === undefined ? undefined : {text: cleanDoc(text), line: this.getLine(statement)};
  }

  /** The first node that the parser could not read. */
  findError(top: Node): Node | undefined {
    let found: Node | undefined;
    top.tree?.iterate({
      enter: ({type, node}) => {
        if (type.isError) found ??= node;
      },
    });
    return found;
  }
}
