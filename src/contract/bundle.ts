import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {isSchemaReference} from './isSchemaReference';
import {getNode, toKeys, toPointer, type NodePath} from './jsonPointer';
import type {SpecFile} from './SpecFile';
import {walkReferences} from './walkReferences';

type Slots = Record<string, Record<string, unknown>>;

/**
 * Makes one document of a specification and the components that it takes from other files.
 * Each component is copied once, below the same name, and referred to from everywhere.
 *
 * @param entry the specification
 * @param root folder that no reference may leave
 * @param open gives the file behind an absolute path
 */
export function bundle(
  entry: SpecFile,
  root: string,
  open: (file: string) => SpecFile,
): Record<string, unknown> {
  return new Bundler(entry, root, open).bundle();
}

class Bundler {
  private readonly slots: Slots = {};
  /** The file that fills a slot, by type and name of the component. */
  private readonly owners = new Map<string, SpecFile>();
  /** Names of the components that schemas inside other objects became, by file and pointer. */
  private readonly lifted = new Map<string, string>();

  constructor(
    private readonly entry: SpecFile,
    private readonly root: string,
    private readonly open: (file: string) => SpecFile,
  ) {}

  bundle(): Record<string, unknown> {
    const {components = {}, ...rest} = this.entry.content as {components?: Slots};
    this.claimSlots(components);
    this.fillSlots(components);
    const document = this.copy(this.entry, rest, []) as Record<string, unknown>;
    return Object.keys(this.slots).length > 0 ? {...document, components: this.slots} : document;
  }

  /** A slot that does no more than forward to the same slot of another file is filled from there. */
  private claimSlots(components: Slots): void {
    for (const [type, named] of Object.entries(components)) {
      this.slots[type] = {};
      for (const [name, value] of Object.entries(named)) {
        const ref = (value as {$ref?: unknown}).$ref;
        const forwards =
          typeof ref === 'string' &&
          Object.keys(value as object).length === 1 &&
          !ref.startsWith('#') &&
          ref.endsWith(`#/components/${type}/${name}`);
        if (!forwards) this.owners.set(`${type}/${name}`, this.entry);
      }
    }
  }

  private fillSlots(components: Slots): void {
    for (const [type, named] of Object.entries(components)) {
      for (const [name, value] of Object.entries(named)) {
        const at = ['components', type, name];
        if (this.owners.get(`${type}/${name}`) === this.entry)
          (this.slots[type] ??= {})[name] = this.copy(this.entry, value, at);
        else this.resolve(this.entry, (value as {$ref: string}).$ref, [...at, '$ref']);
      }
    }
  }

  private copy(source: SpecFile, node: unknown, at: NodePath): unknown {
    return walkReferences(node, at, (ref, position) => this.resolve(source, ref, position));
  }

  /** The reference as the bundled document has it; its target is adopted from another file. */
  private resolve(source: SpecFile, ref: unknown, at: NodePath): string {
    if (typeof ref !== 'string')
      throw source.error(at, `$ref: expected a text, got ${JSON.stringify(ref)}.`);
    const [, pointer = ''] = ref.split('#');
    const keys = toKeys(pointer);
    this.checkForm(source, ref, at);
    const target = this.openTarget(source, ref, at);
    if (pointer === '' || getNode(target.content, keys) === undefined) {
      throw source.error(
        at,
        `reference "${ref}" points to nothing. Expected: a component such as ${getExample(target, pointer)}.`,
      );
    }
    if (!isComponent(keys) && isSchemaReference(source, at)) return this.lift(target, keys);
    if (target !== this.entry) this.adopt(target, keys, source, at);
    return `#${toPointer(keys)}`;
  }

  /** A schema inside another object as a component, once: readers know schemas by their names. */
  private lift(target: SpecFile, keys: readonly string[]): string {
    const id = `${target.file}#${toPointer(keys)}`;
    const known = this.lifted.get(id);
    if (known !== undefined) return `#/components/schemas/${known}`;
    const name = this.toFreeName(keys);
    // Before its content: the schema may refer to itself.
    this.lifted.set(id, name);
    this.owners.set(`schemas/${name}`, target);
    const schemas = (this.slots['schemas'] ??= {});
    schemas[name] = {};
    schemas[name] = this.copy(target, getNode(target.content, keys), keys);
    return `#/components/schemas/${name}`;
  }

  private toFreeName(keys: readonly string[]): string {
    const wanted = keys
      .filter((key) => !STRUCTURE.has(key))
      .map((key) => key.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, ''))
      .join('.');
    let name = wanted;
    for (let count = 2; this.owners.has(`schemas/${name}`); count++) name = `${wanted}-${count}`;
    return name;
  }

  /** A reference to another file names one of its components: what it takes is copied by name. */
  private checkForm(source: SpecFile, ref: string, at: NodePath): void {
    const [file = '', pointer = ''] = ref.split('#');
    const absolute = path.resolve(path.dirname(source.file), file);
    if (file === '' || isAddress(ref) || [source.file, this.entry.file].includes(absolute)) return;
    if (/^\/components\/[^/]+\/./.test(pointer)) return;
    throw source.error(at, `reference "${ref}" ${getFormRemedy(file, pointer)}`);
  }

  /** The file that a reference names. */
  private openTarget(source: SpecFile, ref: string, at: NodePath): SpecFile {
    const folder = `${path.basename(this.root)}/`;
    if (isAddress(ref)) {
      throw source.error(
        at,
        `remote reference "${ref}". Expected: a file below ${folder}. Fix: copy what you need there.`,
      );
    }
    const [file = ''] = ref.split('#');
    const absolute = file === '' ? source.file : path.resolve(path.dirname(source.file), file);
    if (path.relative(this.root, absolute).startsWith('..'))
      throw source.error(at, `reference "${ref}" leaves ${folder}. Fix: move the target into it.`);

    if (absolute === source.file) return source;
    try {
      return this.open(absolute);
    } catch (cause) {
      throw source.error(at, `reference "${ref}" cannot be read: ${(cause as Error).message}`);
    }
  }

  /** Copies a component of another file, once. */
  private adopt(target: SpecFile, keys: readonly string[], source: SpecFile, at: NodePath): void {
    const [, type = '', name = ''] = keys;
    const slot = `${type}/${name}`;
    const owner = this.owners.get(slot);
    if (owner === target) return;
    if (owner !== undefined) {
      throw source.error(
        at,
        `two components are named "${name}", in ${path.basename(owner.file)} and ${path.basename(target.file)}. Fix: rename one.`,
      );
    }
    this.owners.set(slot, target);
    const place = ['components', type, name];
    (this.slots[type] ??= {})[name] = this.copy(target, getNode(target.content, place), place);
  }
}

/** Keys of a pointer that say nothing about what it leads to. */
const STRUCTURE = new Set(['components', 'content', 'paths', 'properties', 'schema', 'schemas']);

const isComponent = ([first, ...others]: readonly string[]): boolean =>
  first === 'components' && others.length === 2;

function getFormRemedy(file: string, pointer: string): string {
  const example = `"${file}#/components/schemas/Name"`;
  if (pointer !== '') return `must point below #/components of the other file, as in ${example}.`;
  return /^\/?components\//.test(file)
    ? `names a file. Did you mean "#/${file.replace(/^\//, '')}"?`
    : `names a whole file. Fix: put its content below \`components/schemas/Name\` of that file, and refer to ${example}.`;
}

const isAddress = (ref: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref);

/** The component whose address is nearest to what was written. */
function getExample(target: SpecFile, pointer: string): string {
  const components = (target.content.components ?? {}) as Slots;
  const addresses = Object.entries(components).flatMap(([type, named]) =>
    Object.keys(named).map((name) => `#/components/${type}/${name}`),
  );
  return addresses.length === 0 ? '#/components/schemas/Name' : closest(`#${pointer}`, addresses);
}
