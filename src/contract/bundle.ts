import path from 'node:path';
import {checkSharedFile} from './checkContract';
import {getReferenceKind} from './getReferenceKind';
import {getNode, toKeys, toPointer, type NodePath} from './jsonPointer';
import {
  getExample,
  getPartRemedy,
  isComponent,
  ReferenceTargets,
  toId,
  type Part,
} from './ReferenceTargets';
import type {Spec} from './Spec';
import {SpecPart, type Slot} from './SpecPart';
import {walkReferences} from './walkReferences';

type Slots = Record<string, Record<string, unknown>>;

/**
 * Makes one document of a specification and of what it takes from other files: their components,
 * below the same names, and parts of files without components, as components. Each is copied once,
 * and referred to from everywhere.
 *
 * @param entry the specification
 * @param root folder that no reference may leave
 * @param read gives the file behind an absolute path
 */
export function bundle(
  entry: Spec,
  root: string,
  read: (file: string) => Spec,
): Record<string, unknown> {
  return new Bundler(entry, new ReferenceTargets(entry, root, read)).bundle();
}

class Bundler {
  private readonly slots: Slots = {};
  /** The file that fills a slot, by type and name of the component. */
  private readonly owners = new Map<string, Spec>();
  /** Names of the components that schemas inside other objects became, by file and pointer. */
  private readonly lifted = new Map<string, string>();
  /** The components that parts of other files become, by type, file and pointer. */
  private readonly parts = new Map<string, Slot>();
  /** Those of them that are copied already. */
  private readonly filled = new Set<Slot>();

  constructor(
    private readonly entry: Spec,
    private readonly targets: ReferenceTargets,
  ) {}

  bundle(): Record<string, unknown> {
    const {components = {}, ...rest} = this.entry.content as {components?: Slots};
    this.claimSlots(components);
    this.fillSlots(components);
    const document = this.copy(this.entry, rest, []) as Record<string, unknown>;
    const {schemas = {}} = this.slots;
    for (const [name, schema] of Object.entries(schemas)) schemas[name] = toObject(schema);
    return Object.keys(this.slots).length > 0 ? {...document, components: this.slots} : document;
  }

  /** A slot that does no more than forward to the same slot of another file is filled from there. */
  private claimSlots(components: Slots): void {
    for (const [type, named] of Object.entries(components)) {
      this.slots[type] = {};
      for (const [name, value] of Object.entries(named)) {
        const ref = (value as {$ref?: unknown}).$ref;
        const at = ['components', type, name, '$ref'];
        const isForward =
          typeof ref === 'string' &&
          Object.keys(value as object).length === 1 &&
          !ref.startsWith('#') &&
          (ref.endsWith(`#/components/${type}/${name}`) || this.claimPart(ref, at, [type, name]));
        if (!isForward) this.owners.set(`${type}/${name}`, this.entry);
      }
    }
  }

  /** Gives a part the name that the specification has for it: the first, if it has several. */
  private claimPart(ref: string, at: NodePath, slot: Slot): boolean {
    const part = this.targets.findPart(this.entry, ref, at);
    if (part === undefined || this.parts.has(toId(part))) return false;
    this.parts.set(toId(part), slot);
    this.owners.set(slot.join('/'), part.whole);
    return true;
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

  private copy(source: Spec, node: unknown, at: NodePath): unknown {
    return walkReferences(node, at, (ref, position) => this.resolve(source, ref, position));
  }

  /** The reference as the bundled document has it; its target is adopted from another file. */
  private resolve(source: Spec, ref: unknown, at: NodePath): string {
    if (typeof ref !== 'string')
      throw source.error(at, `$ref: expected a text, got ${JSON.stringify(ref)}.`);
    const part = this.targets.findPart(source, ref, at);
    if (part !== undefined) return this.adoptPart(part, source, ref, at);
    const [, pointer = ''] = ref.split('#');
    const keys = toKeys(pointer);
    this.targets.checkForm(source, ref, at);
    const target = this.targets.open(source, ref, at);
    if (pointer === '' || getNode(target.content, keys) === undefined) {
      throw source.error(
        at,
        `reference "${ref}" points to nothing. Expected: a component such as ${getExample(target, pointer)}.`,
      );
    }
    if (!isComponent(keys) && getReferenceKind(source, at) === 'schema')
      return this.lift(target, keys);
    if (target !== this.entry) this.adopt(target, keys, source, at);
    return `#${toPointer(keys)}`;
  }

  /** Copies a part of another file, once. */
  private adoptPart(part: Part, source: Spec, ref: string, at: NodePath): string {
    const {whole, keys, type} = part;
    if (getNode(whole.content, keys) === undefined)
      throw source.error(at, `reference "${ref}" points to nothing. ${getPartRemedy(part)}`);
    const slot = this.parts.get(toId(part)) ?? [type, this.toPartName(part)];
    const [list, name] = slot;
    if (!this.filled.has(slot)) {
      // Before its content: the part may refer to itself.
      this.parts.set(toId(part), slot);
      this.filled.add(slot);
      this.owners.set(slot.join('/'), whole);
      const spec = new SpecPart(whole, keys, slot, this.entry.isUpgraded);
      checkSharedFile(spec);
      const components = (this.slots[list] ??= {});
      components[name] = {};
      components[name] = this.copy(spec, getNode(spec.content, spec.at), spec.at);
    }
    return `#${toPointer(['components', ...slot])}`;
  }

  private toPartName({whole, keys, type}: Part): string {
    return this.toFreeName(type, keys, path.parse(whole.file).name);
  }

  /** A schema inside another object as a component, once: readers know schemas by their names. */
  private lift(target: Spec, keys: readonly string[]): string {
    const id = `${target.file}#${toPointer(keys)}`;
    const known = this.lifted.get(id);
    if (known !== undefined) return `#/components/schemas/${known}`;
    const name = this.toFreeName('schemas', keys);
    // Before its content: the schema may refer to itself.
    this.lifted.set(id, name);
    this.owners.set(`schemas/${name}`, target);
    const schemas = (this.slots['schemas'] ??= {});
    schemas[name] = {};
    schemas[name] = this.copy(target, getNode(target.content, keys), keys);
    return `#/components/schemas/${name}`;
  }

  /** @param file name of the file, for what has no other name */
  private toFreeName(type: string, keys: readonly string[], file = ''): string {
    const names = keys.filter((key) => !STRUCTURE.has(key)).map(toName);
    const wanted = names.join('.') || toName(file) || 'part';
    let name = wanted;
    for (let count = 2; this.owners.has(`${type}/${name}`); count++) name = `${wanted}-${count}`;
    return name;
  }

  /** Copies a component of another file, once. */
  private adopt(target: Spec, keys: readonly string[], source: Spec, at: NodePath): void {
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

/** What has a name can be referred to with notes beside the reference, which need an object. */
const toObject = (schema: unknown): unknown =>
  typeof schema === 'boolean' ? (schema ? {} : {not: {}}) : schema;

const toName = (key: string): string => key.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '');

/** Keys of a pointer that say nothing about what it leads to. */
const STRUCTURE = new Set([
  '$defs',
  'components',
  'content',
  'definitions',
  'paths',
  'properties',
  'schema',
  'schemas',
]);
