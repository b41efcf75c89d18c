/**
 * What a form of a request needs to know of an API: plain data, written by
 * `build/form/toApiForm.ts` and loaded when one of its operations is opened.
 */
import type {ApiId, ExampleRequest, ParameterPlace} from './contractTypes';

/** A field of a form: a parameter, a part of the body, or a property of JSON. */
export interface FormField {
  readonly name: string;
  /** As people read it: `integer`, `array of string`. */
  readonly type: string;
  readonly required?: true;
  readonly deprecated?: true;
  /** What it does, in one sentence. */
  readonly text?: string;
  /** Limits in a few words each: `1 to 5`. */
  readonly chips?: readonly string[];
  /** Allowed values with their meaning, which may be empty. */
  readonly values?: readonly (readonly [value: string, meaning: string])[];
  /** Names of which the value is a list, separated by commas. */
  readonly listOf?: readonly string[];
  /** The least and the largest integer. */
  readonly range?: readonly [min: number, max: number];
  readonly standard?: string;
  readonly example?: string;
  /** Properties of an object. */
  readonly fields?: readonly FormField[];
}

export interface FormParameter extends FormField {
  readonly place: ParameterPlace;
}

/** One cause of an error. */
export interface FormFailure {
  readonly summary: string;
  readonly message: string;
  readonly cause?: string;
  readonly remedy?: string;
  /** Its id in the list of all errors. */
  readonly entry?: string;
}

export interface FormResponse {
  /** Id of its place in the reference. */
  readonly id: string;
  readonly status: string;
  readonly text: string;
  readonly billed?: boolean;
  readonly cause?: string;
  readonly remedy?: string;
  readonly retry?: {readonly when: string; readonly advice: string};
  readonly failures: readonly FormFailure[];
}

export interface OperationForm {
  readonly id: string;
  readonly method: string;
  /** Below the server. */
  readonly path: string;
  readonly summary: string;
  readonly isPublic: boolean;
  /** Host and prefix. */
  readonly server: string;
  /** Page of the reference, below the base of the site: `/api/vehicle`. */
  readonly page: string;
  readonly parameters: readonly FormParameter[];
  /** Fields of a multipart body. */
  readonly parts?: readonly FormField[];
  /** Properties of a body in JSON, if it is an object. */
  readonly json?: readonly FormField[];
  readonly responses: readonly FormResponse[];
  /** The request of the samples. */
  readonly example: ExampleRequest;
}

export interface ApiForm {
  readonly api: ApiId;
  readonly operations: readonly OperationForm[];
}

/** An operation in the list of all. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

/** An API in the list of all operations. */
export interface ApiEntry {
  readonly id: ApiId;
  readonly title: string;
  readonly operations: readonly OperationEntry[];
}
