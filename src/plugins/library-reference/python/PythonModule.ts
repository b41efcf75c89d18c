/** What a string literal below a name says about it, as `inspect.getdoc` returns it. */
export interface PythonDoc {
  readonly text: string;
  /** Line of its first character. */
  readonly line: number;
}

/** How a parameter is passed, in the words of `inspect.Parameter.kind`. */
export type ParameterKind =
  'POSITIONAL_ONLY' | 'POSITIONAL_OR_KEYWORD' | 'VAR_POSITIONAL' | 'KEYWORD_ONLY' | 'VAR_KEYWORD';

export interface PythonParameter {
  readonly name: string;
  readonly kind: ParameterKind;
  /** Source of the annotation. */
  readonly type?: string;
  /** Source of the default. */
  readonly defaultValue?: string;
}

/** The decorator of a signature that another definition implements. */
export const OVERLOAD = /\boverload$/;

/** A function, or a method of a class. */
export interface PythonFunction {
  readonly is: 'function';
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly isAsync: boolean;
  /** Source of each decorator, without `@`. */
  readonly decorators: readonly string[];
  /** With `self`, if it is there. */
  readonly parameters: readonly PythonParameter[];
  readonly returns?: string;
  /** What `@overload` says of it, in order. */
  readonly overloads?: readonly PythonFunction[];
  /** Whether a property has a setter. */
  readonly isSettable?: true;
  readonly doc?: PythonDoc;
}

/** A name that is assigned or only annotated: a field, a constant or a type alias. */
export interface PythonVariable {
  readonly is: 'variable';
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly type?: string;
  readonly value?: string;
  /** Set by `__init__` and not declared in the class. */
  readonly isOfInstance?: true;
  readonly doc?: PythonDoc;
}

export interface PythonClass {
  readonly is: 'class';
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly decorators: readonly string[];
  /** Source of each base. */
  readonly bases: readonly string[];
  /** `total` and other keywords beside the bases. */
  readonly keywords: Readonly<Record<string, string>>;
  readonly doc?: PythonDoc;
  /** Classes inside of it. */
  readonly classes: readonly PythonClass[];
  /** In the order of the source. */
  readonly members: readonly (PythonFunction | PythonVariable)[];
}

export type PythonDefinition = PythonClass | PythonFunction | PythonVariable;

/** Where an imported name comes from. */
export interface PythonImport {
  /** Module as it is written: `.errors`, `typing`. */
  readonly from: string;
  /** Its name there. */
  readonly name: string;
}

/** What a file defines and imports, as far as a reference needs it. */
export interface PythonModule {
  readonly file: string;
  readonly doc?: PythonDoc;
  /** Names of `__all__`, in order. */
  readonly exports?: readonly string[];
  readonly imports: ReadonlyMap<string, PythonImport>;
  readonly definitions: ReadonlyMap<string, PythonDefinition>;
}
