import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import {convertDocument} from '../constructs/convertDocument';
import {CONFLICT, explainYaml, findConflict} from '../explainYaml';
import {isObject} from '../isObject';
import type {NodePath} from '../jsonPointer';

/** What is wrong in one line of a specification. */
export interface SpecProblem {
  /** File below the folder of the specifications. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, what was got, what is expected. */
  readonly message: string;
}

/** A specification as its writer sees it: values with the lines of their keys. */
export class SpecSource {
  readonly content: unknown;
  private readonly lines = new LineCounter();
  private readonly tree: Document.Parsed;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.tree = parseDocument(text, {
      lineCounter: this.lines,
      prettyErrors: false,
      uniqueKeys: isSameKey,
    });
    this.content = this.readContent();
    // The rules know the keywords of 3.1; the linter of @redocly/openapi-core reads the file itself.
    if (isObject(this.content)) convertDocument(this.content);
  }

  private readContent(): unknown {
    if (this.tree.errors.length > 0 || this.findYamlProblems().length > 0) return undefined;
    try {
      const value: unknown = this.tree.toJS({maxAliasCount: 100});
      // Throws at an alias of something that it is in.
      JSON.stringify(value);
      return value;
    } catch {
      // `SpecFile` says why.
      return undefined;
    }
  }

  /**
   * What YAML allows and OpenAPI does not: keys that are no text, tags, and merge keys, which YAML
   * 1.2 dropped.
   */
  findYamlProblems(): SpecProblem[] {
    const problems: SpecProblem[] = [];
    const report = (offset: number, message: string): void =>
      void problems.push({file: this.file, line: this.lines.linePos(offset).line, message});
    const conflict = findConflict(this.text);
    if (conflict > 0) return [{file: this.file, line: conflict, message: CONFLICT}];
    // What follows the first error is a consequence of it, also in the tree.
    const [error] = this.tree.errors;
    for (const problem of [...(error === undefined ? [] : [error]), ...this.tree.warnings])
      report(problem.pos[0], explainYaml(problem));
    if (error !== undefined) return problems;
    const anchors = new Set<string>();
    visit(this.tree, {
      Node: (_index, node) => {
        if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor);
      },
      Alias: (_index, {source, range}) => {
        if (!anchors.has(source)) {
          report(
            range?.[0] ?? 0,
            `invalid YAML, the alias *${source} has no anchor. Fix: put the value in quotes, if it begins with an asterisk.`,
          );
        }
      },
      Pair: (_index, {key}) => {
        reportUnusable(key, report);
      },
    });
    return problems;
  }

  /** A problem in the line of a key, or of an item of a list. */
  problem(at: NodePath, message: string): SpecProblem {
    return {file: this.file, line: this.getLine(at), message};
  }

  private getLine(at: NodePath): number {
    let node: unknown = this.tree.contents;
    let offset = 0;
    for (const key of at) {
      if (isMap(node)) {
        const pair: unknown = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(key),
        );
        if (!isPair(pair)) break;
        offset = (pair.key as {range?: readonly number[]}).range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as {range?: readonly number[]} | undefined)?.range?.[0] ?? offset;
      } else {
        break;
      }
    }
    return this.lines.linePos(offset).line;
  }
}

type Report = (offset: number, message: string) => void;

/** OpenAPI reads all keys as text: 200 and '200' are one. */
const isSameKey = (one: unknown, other: unknown): boolean =>
  isScalar(one) && isScalar(other) && String(one.value) === String(other.value);

function reportUnusable(key: unknown, report: Report): void {
  if (isMap(key) || isSeq(key)) {
    report(
      key.range?.[0] ?? 0,
      'invalid YAML, a key in braces or brackets. Fix: put the value in quotes.',
    );
  }
  if (isScalar(key) && key.value === '<<') {
    report(
      key.range?.[0] ?? 0,
      'a merge key, which YAML 1.2 does not have. Fix: write the keys out, or use a component and $ref.',
    );
  }
}
