/** Something that a deployed site does wrong. */
export interface Finding {
  /** Names the kind of fault, such as `policy-missing`. */
  readonly name: string;
  /** Address below the origin. */
  readonly where: string;
  /** What is wrong, and what was received. */
  readonly what: string;
  readonly expected: string;
  /** What to do next. */
  readonly fix: string;
}

/** The usual ways to correct a deployment. */
export const fixes = {
  configure: 'Configure the host with the files of `npm run headers`.',
  upload: 'Upload the whole folder of one build again, then empty the caches of the host.',
  server: 'Look at the log of the host, and at what is between it and its readers.',
} as const;

/** A response that could not be read; its finding says why. */
export class ReadError extends Error {
  override readonly name = 'ReadError';

  constructor(readonly finding: Finding) {
    super(`${finding.where}: ${finding.what}`);
  }
}

/** A value from a server in at most so many characters, without control characters. */
export function quote(value: string | null | undefined, characters = 120): string {
  if (value === null || value === undefined) return 'nothing';
  const text = JSON.stringify(value.slice(0, characters));
  return value.length > characters ? `${text} and more` : text;
}
