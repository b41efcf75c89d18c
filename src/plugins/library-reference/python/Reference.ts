import {getKind, groups, isDataclass, isRecord, type PageKind} from './kinds';
import {parseDocstring, type DocEntry, type Docstring} from './parseDocstring';
import type {
  PythonClass,
  PythonDefinition,
  PythonFunction,
  PythonParameter,
  PythonVariable,
} from './PythonModule';
import type {Member, PythonPackage} from './PythonPackage';

/** A public name with its page. */
export interface PublicName {
  readonly name: string;
  readonly kind: PageKind;
  /** Path of its page below the library's, without `.md`. */
  readonly page: string;
  readonly definition: PythonDefinition;
  readonly doc: Docstring;
}

/** A field, key, member of an enumeration, attribute or property. */
export interface Attribute {
  readonly name: string;
  readonly type?: string;
  readonly value?: string;
  /** Computed, so that it can only be read, unless it has a setter. */
  readonly isProperty: boolean;
  readonly isSettable: boolean;
  readonly owner: PythonClass;
  readonly line: number;
  readonly text: string;
}

export interface Method {
  readonly definition: PythonFunction;
  readonly doc: Docstring;
}

/** What the pages of a package say, and what its check looks at. */
export class Reference {
  readonly names: readonly PublicName[];
  readonly #source: PythonPackage;

  constructor(source: PythonPackage) {
    this.#source = source;
    this.names = source.publicNames.flatMap(([name, definition]) => {
      if (definition === undefined) return [];
      const kind = getKind(definition, source);
      const folder = groups.find(({kinds}) => kinds.includes(kind))?.folder ?? '';
      const doc = parseDocstring(definition.doc);
      return [{name, kind, page: `${folder}/${name}`, definition, doc}];
    });
  }

  find(name: string): PublicName | undefined {
    return this.names.find((one) => one.name === name);
  }

  /** The bases of a class that have a page or belong to Python, and say more than its kind. */
  listPublicBases(definition: PythonClass): string[] {
    const own = this.#source.getBases(definition).map(({name}) => name);
    return definition.bases
      .filter((base) => this.find(base) !== undefined || !own.includes(base))
      .filter((base) => !/\b(?:TypedDict|Protocol|Generic|NamedTuple|object)\b/.test(base));
  }

  /** The members that a reader may use, those of the class itself first. */
  #listMembers(definition: PythonClass): Member[] {
    return this.#source.getMembers(definition).filter(({member}) => !member.name.startsWith('_'));
  }

  listMethods(definition: PythonClass): Method[] {
    return this.#listMembers(definition).flatMap(({member}) =>
      member.is === 'function' && !isProperty(member)
        ? [{definition: member, doc: parseDocstring(member.doc)}]
        : [],
    );
  }

  listAttributes(definition: PythonClass): Attribute[] {
    const members = this.#listMembers(definition).filter(
      ({member}) => member.is === 'variable' || isProperty(member),
    );
    const fields = isOrdered(getKind(definition, this.#source))
      ? this.#inOrderOfBases(members, definition)
      : members;
    return fields.map(({member, owner}) => {
      const {name, line} = member;
      const type = member.is === 'function' ? member.returns : this.#findType(member, definition);
      const value = member.is === 'function' ? undefined : member.value;
      return {
        name,
        line,
        owner,
        isProperty: member.is === 'function',
        isSettable: member.is === 'function' && member.isSettable === true,
        ...(type === undefined ? {} : {type}),
        ...(value === undefined ? {} : {value}),
        text: this.#describe(member, definition),
      };
    });
  }

  /** Python puts the fields of a base before those of its classes. */
  #inOrderOfBases(members: readonly Member[], definition: PythonClass): Member[] {
    const order = this.#source
      .getLineage(definition)
      .reverse()
      .flatMap((owner) => owner.members.map(({name}) => name));
    return [...members].sort(
      (one, other) => order.indexOf(one.member.name) - order.indexOf(other.member.name),
    );
  }

  /** A class may give an attribute of its base another value only. */
  #findType(member: PythonVariable, definition: PythonClass): string | undefined {
    if (member.type !== undefined) return member.type;
    for (const owner of this.#source.getLineage(definition)) {
      const found = owner.members.find(({name}) => name === member.name);
      if (found?.is === 'variable' && found.type !== undefined) return found.type;
    }
    return undefined;
  }

  #describe(member: PythonFunction | PythonVariable, definition: PythonClass): string {
    if (member.doc !== undefined) return parseDocstring(member.doc).text;
    for (const owner of this.#source.getLineage(definition)) {
      const found = this.listDescribed(owner).find(({name}) => name === member.name);
      if (found !== undefined) return found.text;
    }
    return '';
  }

  /** The attributes that the docstring of a class describes. */
  listDescribed(definition: PythonClass): readonly DocEntry[] {
    const {attributes, parameters} = parseDocstring(definition.doc);
    return isDataclass(definition) ? [...attributes, ...parameters] : attributes;
  }

  /** How an object is made; nothing where readers make none, or where a public base says it. */
  getConstructor(definition: PythonClass): Method | undefined {
    const kind = getKind(definition, this.#source);
    if (isRecord(kind)) return this.#toRecord(definition);
    const found = this.#source
      .getMembers(definition)
      .find(({member}) => member.name === '__init__');
    if (found?.member.is !== 'function' || kind === 'Enumeration' || kind === 'Protocol')
      return undefined;
    const {member, owner} = found;
    const isPublic = this.names.some((one) => one.definition === owner);
    if (owner !== definition && isPublic) return undefined;
    const doc = parseDocstring(member.doc);
    const ofClass = parseDocstring(owner.doc);
    const parameters = doc.parameters.length > 0 ? doc.parameters : ofClass.parameters;
    return {definition: member, doc: {...doc, parameters}};
  }

  /**
   * The `__init__` that `@dataclass` writes, and the `__new__` of a named tuple; the fields are
   * described with the class.
   */
  #toRecord(definition: PythonClass): Method {
    const {file, line} = definition;
    const self = {name: 'self', kind: 'POSITIONAL_OR_KEYWORD'} as const;
    const fields = this.listAttributes(definition)
      .filter(({isProperty: isComputed}) => !isComputed)
      .filter(({type}) => type !== undefined && !isOfClass(type))
      .map(({name: field, type = '', value}): PythonParameter => {
        const defaultValue = toDefault(value);
        return {
          name: field,
          kind: 'POSITIONAL_OR_KEYWORD',
          type,
          ...(defaultValue === undefined ? {} : {defaultValue}),
        };
      });
    const doc = parseDocstring(undefined);
    return {
      definition: {
        is: 'function',
        name: '__init__',
        file,
        line,
        isAsync: false,
        decorators: [],
        parameters: [self, ...fields],
      },
      doc,
    };
  }
}

const isProperty = (member: PythonFunction | PythonVariable): boolean =>
  member.is === 'function' && member.decorators.some((one) => /\bproperty\b|_property$/.test(one));

/** Whether fields have an order. */
const isOrdered = (kind: PageKind): boolean => isRecord(kind) || kind === 'Typed dictionary';

/** Whether a field is no part of an object. */
export const isOfClass = (type = ''): boolean => /\bClassVar\b/.test(type);

/** The default of a field, also of one that `field(…)` describes. */
export function toDefault(value: string | undefined): string | undefined {
  if (value === undefined || !/^(?:dataclasses\.)?field\(/.test(value)) return value;
  const factory = /\bdefault_factory=([\w.]+)/.exec(value)?.[1];
  return factory === undefined ? /\bdefault=([^,)]+)/.exec(value)?.[1] : `${factory}()`;
}

/** Whether a key of a typed dictionary may be missing. */
export function isOptional({type = '', owner}: Attribute): boolean {
  if (/^(?:typing\.)?NotRequired\[/.test(type)) return true;
  return owner.keywords.total === 'False' && !/^(?:typing\.)?Required\[/.test(type);
}
