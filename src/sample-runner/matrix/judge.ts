import type {MatrixCase} from './cases';

/** How a run of a sample ended. */
export interface Run {
  readonly output: string;
  /** Type and message of the error that ended a program; for a shell script its exit code. */
  readonly error?: {readonly name: string; readonly message: string} | null;
}

/** Text that no sample should print: it shows that a field was missing. */
const HOLE = /\b(?:undefined|null|None|NaN|KeyError|TypeError)\b|\[object Object\]|jq: error/;
/** Errors of the language: the program did not expect what it got. */
const UNEXPECTED = /^(?:Type|Range|Reference|Syntax|Key|Index|Attribute|Value|JSONDecode)Error$/;

/** What is wrong with a run; undefined if it is acceptable. */
export function judge(run: Run, {failure}: MatrixCase, printsWhole: boolean): string | undefined {
  const text = `${run.output}${run.error?.message ?? ''}`;
  // A program that prints the whole response prints its nulls as well.
  const hole = printsWhole ? /\bundefined\b|KeyError/.exec(text) : HOLE.exec(text);
  if (hole !== null) return `prints ${JSON.stringify(hole[0])}`;
  if (run.error && UNEXPECTED.test(run.error.name)) return `ends in a ${run.error.name}`;
  if (failure === undefined) return run.error ? 'ends in an error without a cause' : undefined;
  const says = [String(failure.status), failure.body, getMessage(failure.body)].some((fact) =>
    text.includes(fact),
  );
  return says ? undefined : `does not say what the service said, HTTP ${failure.status}`;
}

function getMessage(body: string): string {
  try {
    return (JSON.parse(body) as {readonly message: string}).message;
  } catch {
    return body;
  }
}
