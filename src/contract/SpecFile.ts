import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import {expandTokens} from '../markdown/expandTokens';
import {ContractError} from './ContractError';
import {CONFLICT, explainYaml, findConflict} from './explainYaml';
import {convertDocument} from './constructs/convertDocument';
import {tokensWithLimits} from '../markdown/tokensWithLimits';
import {getSharedMap} from './getSharedMap';
import type {NodePath} from './jsonPointer';
import {DepthError, parseQuickly} from './parseQuickly';

/** Real specifications use few aliases; a bomb of nested ones needs far more. */
const ALIASES_MAX = 100;

const toLabel = (file: string): string => path.relative('.', file).replaceAll(path.sep, '/');

function readSpec(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new ContractError(
      `${toLabel(file)}: the file cannot be read. Fix: create it, or correct the name.`,
      {cause},
    );
  }
}

const opened = getSharedMap<{readonly bytes: Buffer; readonly spec: SpecFile}>('files');

/**
 * A file with the portal's tokens; parsed once as long as its bytes stay, since several plugins
 * read the contract. To make a text of them each time would take many times as long.
 */
export function openSpecFile(file: string): SpecFile {
  const bytes = readSpec(file);
  const known = opened.get(file);
  if (known?.bytes.equals(bytes) === true) return known.spec;
  const spec = new SpecFile(file, undefined, bytes.toString());
  opened.set(file, {bytes, spec});
  return spec;
}

/** One YAML file with its tokens expanded, which can say on which line a node is. */
export class SpecFile {
  readonly content: Readonly<Record<string, unknown>>;
  /** Whether it was of OpenAPI 3.0. */
  readonly isUpgraded: boolean;
  /** Path from the working directory, as error messages show it. */
  private readonly label: string;
  private readonly lines = new LineCounter();
  private readonly expanded: string;
  private parsed: Document.Parsed | undefined;

  constructor(
    readonly file: string,
    tokens?: Readonly<Record<string, string>>,
    text?: string,
  ) {
    this.label = toLabel(file);
    this.expanded = expandTokens(
      text ?? readSpec(file).toString(),
      {file: this.label},
      tokens ?? tokensWithLimits,
    );
    const content = this.toObject();
    this.isUpgraded = convertDocument(content);
    this.content = content;
  }

  /** An error at the node, or at the nearest parent that the file has. */
  error(at: NodePath, message: string): ContractError {
    return new ContractError(`${this.toPlace(at)}: ${message}`);
  }

  /** An error in the line of a key; `error` names the line where its value begins. */
  errorAtKey(at: NodePath, message: string): ContractError {
    const parent = this.tree.getIn(at.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({key}) => isScalar(key) && String(key.value) === String(at.at(-1)))
      : undefined;
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    const line = start === undefined ? this.getLine(at) : this.lines.linePos(start).line;
    return new ContractError(`${this.label}:${line}: ${message}`);
  }

  /** What the file has in place of a value: the digits of a number. */
  getSource(at: NodePath): string | undefined {
    const node = this.tree.getIn(at, true);
    return isScalar(node) ? node.source : undefined;
  }

  /** File and line of the node: `api-specs/vehicle.yaml:12`. */
  toPlace(at: NodePath): string {
    return `${this.label}:${this.getLine(at)}`;
  }

  /** The file with its lines, which only messages need: it takes ten times as long to read. */
  private get tree(): Document.Parsed {
    this.parsed ??= parseDocument(this.expanded, {lineCounter: this.lines, prettyErrors: false});
    return this.parsed;
  }

  private toObject(): Record<string, unknown> {
    const value = this.readQuickly() ?? this.readTree();
    if (value === null || value === undefined)
      throw new ContractError(`${this.label}: the file is empty. Expected: an OpenAPI document.`);
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new ContractError(
        `${this.label}:1: expected an object at the top, got ${JSON.stringify(value).slice(0, 40)}.`,
      );
    }
    return value as Record<string, unknown>;
  }

  private readQuickly(): unknown {
    try {
      return parseQuickly(this.expanded);
    } catch (cause) {
      if (!(cause instanceof DepthError)) throw cause;
      throw new ContractError(`${this.label}:${cause.line}: ${cause.message}`, {cause});
    }
  }

  private readTree(): unknown {
    const [problem] = this.tree.errors;
    if (problem !== undefined) {
      const conflict = findConflict(this.expanded);
      const line = conflict || this.lines.linePos(problem.pos[0]).line;
      const reason = conflict > 0 ? CONFLICT : explainYaml(problem);
      throw new ContractError(`${this.label}:${line}: ${reason}`, {cause: problem});
    }
    try {
      const value: unknown = this.tree.toJS({maxAliasCount: ALIASES_MAX});
      // Throws at an alias of something that it is in.
      JSON.stringify(value);
      return value;
    } catch (cause) {
      throw new ContractError(
        `${this.label}: aliases ${cause instanceof TypeError ? 'lead to themselves' : `multiply beyond ${ALIASES_MAX} copies`}. Fix: write the repeated part as a component and use $ref.`,
        {cause},
      );
    }
  }

  private getLine(at: NodePath): number {
    for (let length = at.length; length > 0; length--) {
      const node = this.tree.getIn(at.slice(0, length), true);
      const start = (node as {range?: [number, number, number]} | undefined)?.range?.[0];
      if (start !== undefined) return this.lines.linePos(start).line;
    }
    return 1;
  }
}
