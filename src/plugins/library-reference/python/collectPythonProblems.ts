import {checkFunction} from './checkFunction';
import type {Problem} from './Problem';
import type {PythonClass, PythonFunction} from './PythonModule';
import type {PythonPackage} from './PythonPackage';
import type {Attribute, Method, PublicName, Reference} from './Reference';

/**
 * Lists what would make a page wrong: public names without a docstring, parameters that a docstring
 * does not describe or that do not exist.
 *
 * @returns one line per problem, with file and line
 */
export function collectPythonProblems(source: PythonPackage, reference: Reference): string[] {
  const problems = [
    ...source.publicNames
      .filter(([, definition]) => definition === undefined)
      .map(([name]) => ({
        file: source.top.file,
        line: 1,
        text: `\`__all__\` has "${name}", which the package does not define. Fix: import it, or remove it from the list.`,
      })),
    ...reference.names.flatMap((entry) => checkName(entry, reference)),
  ];
  const lines = problems
    .sort((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line)
    .map(({file, line, text}) => `- ${file}:${line}: ${text}`);
  return [...new Set(lines)];
}

function checkName(entry: PublicName, reference: Reference): Problem[] {
  const {name, kind, definition, doc} = entry;
  const isNamed = (error: string): boolean => reference.find(error) !== undefined;
  return [
    ...(doc.text === '' ? [toUndocumented(`${kind.toLowerCase()} "${name}"`, definition)] : []),
    ...(definition.is === 'class' ? checkClass(name, definition, reference) : []),
    ...(definition.is === 'function'
      ? checkFunction({definition, doc}, {name, isMethod: false, isNamed})
      : []),
  ];
}

function toUndocumented(what: string, {file, line}: {file: string; line: number}): Problem {
  const text = `${what} has no docstring. Expected: one sentence that says what it is or does. Fix: write it below the definition.`;
  return {file, line, text};
}

function checkClass(name: string, definition: PythonClass, reference: Reference): Problem[] {
  const isNamed = (error: string): boolean => reference.find(error) !== undefined;
  const constructor = reference.getConstructor(definition);
  const attributes = reference.listAttributes(definition);
  const unknown = reference
    .listDescribed(definition)
    .filter((entry) => !attributes.some((attribute) => attribute.name === entry.name));
  return [
    ...(constructor === undefined || isGenerated(constructor.definition, definition)
      ? []
      : checkFunction(constructor, {name, isMethod: true, isNamed})),
    ...attributes
      .filter(({owner}) => owner === definition || reference.find(owner.name) === undefined)
      .flatMap((attribute) => checkAttribute(name, attribute)),
    ...unknown.map((entry) => ({
      file: definition.file,
      line: entry.line,
      text: `"${name}" has no attribute "${entry.name}". Fix: correct its name, or remove it from the docstring.`,
    })),
    ...reference.listMethods(definition).flatMap((method) => checkMethod(name, method, isNamed)),
    ...definition.classes.filter(hasMethods).map((inner) => ({
      file: inner.file,
      line: inner.line,
      text: `"${name}.${inner.name}" is a class inside of another one, of which the page shows only the constants. Fix: move it out, and export it.`,
    })),
  ];
}

const hasMethods = ({members}: PythonClass): boolean =>
  members.some(({is, name}) => is === 'function' && !name.startsWith('_'));

/** Whether `@dataclass` writes it: its parameters are the fields. */
const isGenerated = ({line, file}: PythonFunction, definition: PythonClass): boolean =>
  line === definition.line && file === definition.file;

function checkAttribute(owner: string, attribute: Attribute): Problem[] {
  const name = `"${owner}.${attribute.name}"`;
  const place = {file: attribute.owner.file, line: attribute.line};
  const isTyped = attribute.type !== undefined || attribute.value !== undefined;
  return [
    ...(attribute.text === ''
      ? [
          {
            ...place,
            text: `${name} is not described. Expected: one sentence in "Attributes:" of the class, or in a docstring below the attribute.`,
          },
        ]
      : []),
    ...(isTyped ? [] : [{...place, text: `${name} has no type. Fix: annotate it in the class.`}]),
  ];
}

function checkMethod(
  owner: string,
  method: Method,
  isNamed: (error: string) => boolean,
): Problem[] {
  const name = `${owner}.${method.definition.name}`;
  return [
    ...(method.doc.text === '' ? [toUndocumented(`method "${name}"`, method.definition)] : []),
    ...checkFunction(method, {name, isMethod: true, isNamed}),
  ];
}
