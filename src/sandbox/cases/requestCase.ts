/** A file to send: a sample image, one of the reader's own, or bytes that are made up. */
export type PictureReference =
  | {readonly sample: string}
  | {readonly file: File}
  /** No image at all, any small file, or one that is longer than a request may be. */
  | {readonly made: 'broken' | 'file' | 'oversized'};

/** A part of a multipart body: a text, or an image with its file name. */
export interface PartValue {
  readonly name: string;
  readonly value: string | PictureReference;
}

/** Everything a reader can fill in for one request. */
export interface RequestValues {
  readonly operationId: string;
  /** Another method than the operation's, where that is the point. */
  readonly method?: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly parts?: readonly PartValue[];
  /** Text of a body that has no parts; any text, where a broken one is the point. */
  readonly body?: string;
}

/** A request that causes one documented response. */
export interface RequestCase {
  readonly status: number;
  /** `ok`, or the name of the error's example in the contract. */
  readonly name: string;
  readonly values: RequestValues;
  /** Requests to send first, so that the state is as the case needs it. */
  readonly before: readonly RequestValues[];
}
