import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {getNode, toKeys} from './jsonPointer';
import type {NodePath, SpecFile} from './SpecFile';
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
  const slots: Slots = {};
  const owners = new Map<string, SpecFile>();

  const adopt = (
    target: SpecFile,
    keys: readonly string[],
    source: SpecFile,
    at: NodePath,
  ): void => {
    const [, type = '', name = ''] = keys;
    const slot = `${type}/${name}`;
    const owner = owners.get(slot);
    if (owner === target) return;
    if (owner !== undefined) {
      throw source.error(
        at,
        `two components are named "${name}", in ${path.basename(owner.file)} and ${path.basename(target.file)}. Fix: rename one.`,
      );
    }
    owners.set(slot, target);
    (slots[type] ??= {})[name] = walkReferences(
      getNode(target.content, ['components', type, name]),
      ['components', type, name],
      (ref, position) => resolve(target, ref, position),
    );
  };

  const resolve = (source: SpecFile, ref: unknown, at: NodePath): string => {
    if (typeof ref !== 'string')
      throw source.error(at, `$ref: expected a text, got ${JSON.stringify(ref)}.`);
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref)) {
      throw source.error(
        at,
        `remote reference "${ref}". Expected: a file below ${path.basename(root)}/. Fix: copy what you need there.`,
      );
    }
    const [file = '', pointer = ''] = ref.split('#');
    const absolute = file === '' ? source.file : path.resolve(path.dirname(source.file), file);
    if (path.relative(root, absolute).startsWith('..')) {
      throw source.error(
        at,
        `reference "${ref}" leaves ${path.basename(root)}/. Fix: move the target into it.`,
      );
    }
    let target = source;
    if (absolute !== source.file) {
      try {
        target = open(absolute);
      } catch (cause) {
        throw source.error(at, `reference "${ref}" cannot be read: ${(cause as Error).message}`);
      }
    }
    const keys = toKeys(pointer);
    if (pointer === '' || getNode(target.content, keys) === undefined) {
      throw source.error(
        at,
        `reference "${ref}" points to nothing. Expected: a component such as ${getExample(target, pointer)}.`,
      );
    }
    if (target === entry) return `#${pointer}`;
    if (keys[0] !== 'components' || keys.length < 3)
      throw source.error(at, `reference "${ref}" must point below #/components of the other file.`);
    adopt(target, keys, source, at);
    return `#${pointer}`;
  };

  const {components = {}, ...rest} = entry.content as {components?: Slots};
  for (const [type, named] of Object.entries(components)) {
    slots[type] = {};
    for (const [name, value] of Object.entries(named)) {
      // A slot that only forwards to the same slot of another file is filled from there.
      const ref = (value as {$ref?: unknown}).$ref;
      const forwards =
        typeof ref === 'string' &&
        !ref.startsWith('#') &&
        ref.endsWith(`#/components/${type}/${name}`);
      if (!forwards) owners.set(`${type}/${name}`, entry);
    }
  }
  for (const [type, named] of Object.entries(components)) {
    for (const [name, value] of Object.entries(named)) {
      const at = ['components', type, name];
      if (owners.get(`${type}/${name}`) === entry) {
        (slots[type] ??= {})[name] = walkReferences(value, at, (ref, position) =>
          resolve(entry, ref, position),
        );
      } else {
        resolve(entry, (value as {$ref: string}).$ref, [...at, '$ref']);
      }
    }
  }
  const document = walkReferences(rest, [], (ref, at) => resolve(entry, ref, at)) as Record<
    string,
    unknown
  >;
  return Object.keys(slots).length > 0 ? {...document, components: slots} : document;
}

/** The component whose address is nearest to what was written. */
function getExample(target: SpecFile, pointer: string): string {
  const components = (target.content.components ?? {}) as Slots;
  const addresses = Object.entries(components).flatMap(([type, named]) =>
    Object.keys(named).map((name) => `#/components/${type}/${name}`),
  );
  return addresses.length === 0 ? '#/components/schemas/Name' : closest(`#${pointer}`, addresses);
}
