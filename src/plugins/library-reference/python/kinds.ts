import type {PythonClass, PythonDefinition} from './PythonModule';
import type {PythonPackage} from './PythonPackage';

/** What a public name is, as its page calls it. */
export type PageKind =
  | 'Class'
  | 'Constant'
  | 'Data class'
  | 'Enumeration'
  | 'Exception'
  | 'Function'
  | 'Named tuple'
  | 'Protocol'
  | 'Type alias'
  | 'Typed dictionary';

/** Groups of pages in the reader's order, with the folder of their routes. */
export const groups: readonly {
  readonly title: string;
  readonly singular: string;
  readonly folder: string;
  readonly kinds: readonly PageKind[];
}[] = [
  {title: 'Functions', singular: 'Function', folder: 'functions', kinds: ['Function']},
  {
    title: 'Classes',
    singular: 'Class',
    folder: 'classes',
    kinds: ['Class', 'Data class', 'Exception', 'Named tuple', 'Protocol'],
  },
  {title: 'Enumerations', singular: 'Enumeration', folder: 'enumerations', kinds: ['Enumeration']},
  {
    title: 'Typed dictionaries',
    singular: 'Typed dictionary',
    folder: 'typed-dicts',
    kinds: ['Typed dictionary'],
  },
  {title: 'Type aliases', singular: 'Type alias', folder: 'type-aliases', kinds: ['Type alias']},
  {title: 'Constants', singular: 'Constant', folder: 'variables', kinds: ['Constant']},
];

/** Says what a definition is. */
export function getKind(definition: PythonDefinition, source: PythonPackage): PageKind {
  if (definition.is === 'function') return 'Function';
  if (definition.is === 'variable') return isTypeAlias(definition.name) ? 'Type alias' : 'Constant';
  const lineage = source.getLineage(definition);
  const bases = lineage.flatMap((one) => one.bases);
  if (bases.some((base) => /\bTypedDict$/.test(base))) return 'Typed dictionary';
  if (bases.some((base) => /Enum$|\b(?:Int)?Flag$/.test(base))) return 'Enumeration';
  if (bases.some((base) => /(?:Error|Exception)$/.test(base))) return 'Exception';
  if (definition.bases.some((base) => /\bProtocol\b/.test(base))) return 'Protocol';
  if (bases.some((base) => /\bNamedTuple$/.test(base))) return 'Named tuple';
  return lineage.some(isDataclass) ? 'Data class' : 'Class';
}

/** Whether Python writes the constructor from the fields. */
export const isRecord = (kind: PageKind): boolean =>
  kind === 'Data class' || kind === 'Named tuple';

/** Constants are in capitals, and types are not. */
const isTypeAlias = (name: string): boolean => /^[A-Z].*[a-z]/.test(name);

export const isDataclass = ({decorators}: PythonClass): boolean =>
  decorators.some((decorator) => /\bdataclass\b/.test(decorator));
