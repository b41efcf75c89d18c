import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseModule} from './parseModule';
import type {
  PythonClass,
  PythonDefinition,
  PythonFunction,
  PythonModule,
  PythonVariable,
} from './PythonModule';

/** A name with the module that defines it, where its annotations are read. */
export interface Resolved {
  readonly definition: PythonDefinition;
  readonly module: PythonModule;
}

/** A field, key, constant or method of a class, with the class that has it. */
export interface Member {
  readonly member: PythonFunction | PythonVariable;
  readonly owner: PythonClass;
}

/** The modules of a package, read when they are needed. */
export class PythonPackage {
  readonly #dir: string;
  readonly #folder: string;
  readonly #modules = new Map<string, PythonModule>();
  readonly #owners = new Map<PythonDefinition, PythonModule>();

  /**
   * @param dir folder with `__init__.py`
   * @param folder its path in messages
   */
  constructor(dir: string, folder: string) {
    this.#dir = dir;
    this.#folder = folder;
  }

  /** `__init__.py`, which says what is public. */
  get top(): PythonModule {
    return this.#read('__init__.py');
  }

  /** Public names in the order of `__all__`, each with what it names; nothing for a wrong one. */
  get publicNames(): [name: string, definition: PythonDefinition | undefined][] {
    const {top} = this;
    return (top.exports ?? [])
      .filter((name) => !name.startsWith('_'))
      .map((name) => [name, this.resolve(name, top)?.definition]);
  }

  /** Finds what a name in a module stands for, as far as this package defines it. */
  resolve(name: string, module: PythonModule): Resolved | undefined {
    const definition = module.definitions.get(name);
    if (definition !== undefined) return {definition, module};
    const entry = module.imports.get(name);
    const file = entry === undefined ? undefined : this.#find(entry.from, module);
    return entry === undefined || file === undefined
      ? undefined
      : this.resolve(entry.name, this.#read(file));
  }

  /** The bases of a class that this package defines, nearest first. */
  getBases(definition: PythonClass): PythonClass[] {
    const module = this.#owners.get(definition);
    return definition.bases.flatMap((base) => {
      const found =
        module === undefined ? undefined : this.resolve(base.replace(/\[.*$/, ''), module);
      return found?.definition.is === 'class' ? [found.definition] : [];
    });
  }

  /** A class and all its bases, by the order in which Python looks for names. */
  getLineage(definition: PythonClass): PythonClass[] {
    const all = [definition, ...this.getBases(definition).flatMap((base) => this.getLineage(base))];
    return [...new Set(all.reverse())].reverse();
  }

  /** What a class has: its own members first, then those of its bases. */
  getMembers(definition: PythonClass): Member[] {
    const members = new Map<string, Member>();
    for (const owner of this.getLineage(definition)) {
      for (const member of owner.members)
        if (!members.has(member.name)) members.set(member.name, {member, owner});
    }
    return [...members.values()];
  }

  #read(file: string): PythonModule {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const module = parseModule(
      readFileSync(path.join(this.#dir, file), 'utf8'),
      path.posix.join(this.#folder, file),
    );
    this.#modules.set(file, module);
    for (const definition of module.definitions.values()) this.#owners.set(definition, module);
    return module;
  }

  /** The file of a relative module, or of one below the package's own name. */
  #find(from: string, {file}: PythonModule): string | undefined {
    const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(from) ?? [];
    if (dots === '') return undefined;
    const own = path.posix.dirname(path.posix.relative(this.#folder, file));
    const steps = Array.from({length: dots.length - 1}, () => '..');
    const target = path.posix.join(own, ...steps, rest.replaceAll('.', '/'));
    return [`${target}.py`, `${target}/__init__.py`]
      .map((candidate) => path.posix.normalize(candidate))
      .find((candidate) => existsSync(path.join(this.#dir, candidate)));
  }
}
