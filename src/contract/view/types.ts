/** What a reference page shows of an API: plain data, small enough to travel with the page. */
import type {SampleLanguageId} from '../samples/languages';
import type {CodeRun, SampleRun} from '../../markdown/highlight/runs';

/** Highlights code in the colors of the style sheet; the build passes it in. */
export type Highlighter = (code: string, language: string) => readonly CodeRun[];

/** Inline text: plain, or a pair of what it is and what it holds. */
export type Inline =
  | string
  | readonly ['code', string]
  | readonly ['em' | 'strong', readonly Inline[]]
  | readonly ['a', readonly Inline[], string];
/**
 * A paragraph, a list of paragraphs with its first number unless that is 1, code, or a table: rows of
 * cells, of which the first is its head.
 */
export type Block =
  | readonly ['p', readonly Inline[]]
  | readonly ['ul' | 'ol', readonly (readonly Block[])[], number?]
  | readonly ['pre', string]
  | readonly ['table', readonly (readonly (readonly Inline[])[])[]];
export type RichText = readonly Block[];

/** A note with its label: `See also`, and the address. */
export type FactView = readonly [label: string, text: RichText];

/** A tag with what it is for, and its operations. */
export interface TagView {
  readonly name: string;
  readonly text: RichText;
  readonly operations: readonly Inline[];
}

/** What every value says of itself. */
export interface ValueView {
  /** As people read it: `integer`, `array of string`, `Plate`. */
  readonly type: string;
  /** Facts in a few words each: `1 to 5`, `default 1`, `px`, `nullable`. */
  readonly chips?: readonly string[];
  readonly text?: RichText;
  readonly deprecated?: true;
  readonly since?: string;
  readonly removed?: string;
  /** Versions of the response structure that do not have it: `1.0 1.1`. */
  readonly without?: string;
  /** Allowed values with their meaning, which may be empty. */
  readonly values?: readonly (readonly [value: string, meaning: RichText])[];
  readonly examples?: readonly string[];
  readonly facts?: readonly FactView[];
}

/** Alternatives of oneOf or anyOf. */
export interface ChoicesView {
  readonly how: 'one of' | 'any of';
  /** The property that tells which one it is. */
  readonly by?: string;
  readonly of: readonly (SchemaView & {
    readonly name: string;
    /** Values of that property, each of which means it. */
    readonly when?: readonly string[];
  })[];
}

export interface SchemaView extends ValueView {
  /**
   * Id of the schema, when it is written out elsewhere on the page; its address, when it is on
   * another page.
   */
  readonly link?: string;
  readonly linkName?: string;
  readonly fields?: readonly FieldView[];
  /** More than one where schemas were combined. */
  readonly choices?: readonly ChoicesView[];
}

export interface FieldView extends SchemaView {
  readonly name: string;
  /** Unique on the page. */
  readonly id: string;
  readonly required?: true;
}

export interface ParameterView extends SchemaView {
  readonly id: string;
  readonly name: string;
  readonly place: 'cookie' | 'header' | 'path' | 'query';
  readonly required?: true;
}

export interface ExampleView {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
  readonly text?: RichText;
  /** The value is the body itself, not JSON. */
  readonly isRaw?: true;
  /** The value with its colors, where it is XML. */
  readonly xml?: readonly CodeRun[];
}

/** A body in one media type. */
export interface ContentView {
  readonly mediaType: string;
  readonly schema?: SchemaView;
  readonly examples: readonly ExampleView[];
  /** How the parts of the body are written. */
  readonly facts?: readonly FactView[];
  /** Parts that have headers. */
  readonly parts?: readonly {readonly name: string; readonly headers: readonly ParameterView[]}[];
}

export interface BodyView {
  readonly required: boolean;
  readonly text?: RichText;
  readonly contents: readonly ContentView[];
}

export interface FailureView {
  readonly summary: string;
  readonly message: string;
  /** Where they differ from the status's own. */
  readonly cause?: RichText;
  readonly remedy?: RichText;
}

export interface ResponseView {
  readonly id: string;
  readonly status: string;
  readonly isError: boolean;
  readonly text: RichText;
  readonly billed?: boolean;
  readonly contents?: readonly ContentView[];
  readonly headers?: readonly ParameterView[];
  readonly cause?: RichText;
  readonly remedy?: RichText;
  readonly retry?: {readonly when: string; readonly advice: RichText};
  /** The messages that this status comes with. */
  readonly failures?: readonly FailureView[];
  /** Calls that the response leads to. */
  readonly facts?: readonly FactView[];
}

export interface SampleView {
  readonly id: SampleLanguageId;
  /** Highlighted in the build. */
  readonly code: readonly SampleRun[];
}

/** What requests in both directions have in common. */
export interface MessageView {
  readonly id: string;
  readonly method: string;
  /** Path below the server; for a message to the reader's server its address or name. */
  readonly path: string;
  readonly summary: string;
  readonly text: RichText;
  readonly deprecated?: true;
  readonly parameters: readonly ParameterView[];
  readonly body?: BodyView;
  readonly responses: readonly ResponseView[];
  readonly facts?: readonly FactView[];
  /** Requests to an address that it names. */
  readonly callbacks?: readonly MessageView[];
}

export interface OperationView extends MessageView {
  /** The first one. */
  readonly tag?: string;
  readonly isPublic: boolean;
  /** What a call needs, where it is not the one key of the API. */
  readonly access?: RichText;
  /** In place of the first server of the API. */
  readonly server?: string;
  readonly planLimits?: readonly string[];
  readonly samples: readonly SampleView[];
}

export interface ApiView {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** Versions of the response structure, if they have different fields; oldest first. */
  readonly structureVersions?: readonly string[];
  readonly summary: string;
  readonly text: RichText;
  readonly servers: readonly {readonly url: string; readonly text: string}[];
  /** How a request is signed, and what varies in the addresses of servers. */
  readonly facts?: readonly FactView[];
  /** In the order of the document; those that it does not declare come last. */
  readonly tags: readonly TagView[];
  /** Who offers the API, and on which terms. */
  readonly terms: readonly FactView[];
  readonly keyHeader?: {readonly name: string; readonly text: RichText};
  readonly operations: readonly OperationView[];
  /** Requests that the service sends to the reader's server. */
  readonly webhooks: readonly MessageView[];
  /** Schemas that several places use, each shown once. */
  readonly schemas: readonly (SchemaView & {readonly name: string; readonly id: string})[];
}
