import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {checkSharedFile} from './checkContract';
import type {ObjectKind} from './constructs/Construct';
import {constructs} from './constructs/constructs';
import {ContractError} from './ContractError';
import {getReferenceKind} from './getReferenceKind';
import {isObject} from './isObject';
import {toKeys, toPointer, type NodePath} from './jsonPointer';
import type {Spec} from './Spec';
import {OPERATIONS, PATH_ITEMS, SpecPart} from './SpecPart';

/** Where a reference leads to in a file that is read by parts, as one without components is. */
export interface Part {
  readonly whole: Spec;
  readonly keys: readonly string[];
  readonly type: string;
}

/** Files that several specifications share are checked once. */
const checked = new WeakSet<Spec>();

/** Finds what the references of a specification lead to, and reads the files. */
export class ReferenceTargets {
  /**
   * @param entry the specification
   * @param root folder that no reference may leave
   * @param read gives the file behind an absolute path
   */
  constructor(
    private readonly entry: Spec,
    private readonly root: string,
    private readonly read: (file: string) => Spec,
  ) {}

  /** Where a reference leads to, if the file is read by parts. */
  findPart(source: Spec, ref: string, at: NodePath): Part | undefined {
    const [file = '', pointer = ''] = ref.split('#');
    const absolute = this.toAbsolute(source, file);
    if (file === '' ? !(source instanceof SpecPart) : isAddress(ref)) return undefined;
    if (absolute === this.entry.file || this.isOutside(absolute)) return undefined;
    // Last: it visits the whole file, and few references lead to others.
    const type = TYPES[getReferenceKind(source, at) ?? 'document'];
    if (type === undefined) return undefined;
    const whole = this.readFile(source, ref, at);
    // What is shared by a specification of OpenAPI 3.0 is of that version, unless it says another.
    const isOld = this.entry.isUpgraded && !('openapi' in whole.content);
    const keys = toKeys(pointer);
    return hasComponents(whole) && !(isOld && isComponent(keys)) ? undefined : {whole, keys, type};
  }

  /** A reference to another file names one of its components: what it takes is copied by name. */
  checkForm(source: Spec, ref: string, at: NodePath): void {
    const [file = '', pointer = ''] = ref.split('#');
    const absolute = this.toAbsolute(source, file);
    if (file === '' || isAddress(ref) || [source.file, this.entry.file].includes(absolute)) return;
    // `open` explains that.
    if (!path.isAbsolute(file) && this.isOutside(absolute)) return;
    if (/^\/components\/[^/]+\/./.test(pointer)) return;
    throw source.error(at, `reference "${ref}" ${getFormRemedy(file, pointer)}`);
  }

  /** The file that a reference names. */
  open(source: Spec, ref: string, at: NodePath): Spec {
    const folder = `${path.basename(this.root)}/`;
    if (isAddress(ref)) {
      throw source.error(
        at,
        `remote reference "${ref}". Expected: a file below ${folder}. Fix: copy what you need there.`,
      );
    }
    const [file = ''] = ref.split('#');
    const absolute = this.toAbsolute(source, file);
    if (this.isOutside(absolute))
      throw source.error(at, `reference "${ref}" leaves ${folder}. Fix: move the target into it.`);

    if (absolute === source.file) return source;
    if (absolute === this.entry.file) return this.entry;
    const target = this.readFile(source, ref, at);
    if (!checked.has(target)) {
      explain(source, ref, at, () => checkSharedFile(target));
      checked.add(target);
    }
    return target;
  }

  private readFile(source: Spec, ref: string, at: NodePath): Spec {
    const [file = ''] = ref.split('#');
    return explain(source, ref, at, () => this.read(this.toAbsolute(source, file)));
  }

  private toAbsolute(source: Spec, file: string): string {
    return file === '' ? source.file : path.resolve(path.dirname(source.file), file);
  }

  private isOutside(absolute: string): boolean {
    return path.relative(this.root, absolute).startsWith('..');
  }
}

/** The lists of components, by what they hold. */
const TYPES: Partial<Record<ObjectKind, string>> = {
  callback: 'callbacks',
  example: 'examples',
  header: 'headers',
  link: 'links',
  operation: OPERATIONS,
  parameter: 'parameters',
  pathItem: PATH_ITEMS,
  requestBody: 'requestBodies',
  response: 'responses',
  schema: 'schemas',
  securityScheme: 'securitySchemes',
};

/** Whether the components of a file are in the lists that OpenAPI has for them. */
function hasComponents({content}: Spec): boolean {
  const {components = {}} = content;
  const lists = isObject(components) ? Object.keys(components) : [];
  return 'openapi' in content || lists.some((list) => Object.hasOwn(constructs.components, list));
}

/** Names a part. */
export const toId = ({whole, keys, type}: Part): string =>
  `${type} ${whole.file}#${toPointer(keys)}`;

/** Whether a pointer leads to a component. */
export const isComponent = ([first, ...others]: readonly string[]): boolean =>
  first === 'components' && others.length === 2;

/** What has a place of its own needs none of a reference, of which there are many. */
const PLACED = /^\S+:\d+: /;

/** Runs a step that reads a target; an error without a place gets that of the reference. */
function explain<Result>(source: Spec, ref: string, at: NodePath, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    if (cause instanceof ContractError && PLACED.test(cause.message)) throw cause;
    throw source.error(at, `reference "${ref}" cannot be read: ${(cause as Error).message}`);
  }
}

function getFormRemedy(file: string, pointer: string): string {
  const example = `"${file}#/components/schemas/Name"`;
  if (pointer !== '') return `must point below #/components of the other file, as in ${example}.`;
  return /^\/?components\//.test(file)
    ? `names a file. Did you mean "#/${file.replace(/^\//, '')}"?`
    : `names a whole file. Fix: put its content below \`components/schemas/Name\` of that file, and refer to ${example}.`;
}

/** What to write where a part is missing. */
export const getPartRemedy = ({whole, keys: [first]}: Part): string =>
  first === 'components'
    ? 'Fix: write the name of the file that has it, too.'
    : `Expected: a place in that file, such as "#/${Object.keys(whole.content)[0] ?? ''}".`;

const isAddress = (ref: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref);

/** The component whose address is nearest to what was written. */
export function getExample(target: Spec, pointer: string): string {
  const components = (target.content.components ?? {}) as Readonly<Record<string, object>>;
  const addresses = Object.entries(components).flatMap(([type, named]) =>
    Object.keys(named).map((name) => `#/components/${type}/${name}`),
  );
  return addresses.length === 0 ? '#/components/schemas/Name' : closest(`#${pointer}`, addresses);
}
