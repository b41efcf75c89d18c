import {getOperation} from '../../sandbox/cases/toRequest';
import type {OperationForm} from '../../sandbox/formTypes';

/** What the contract says about an error. */
export interface ErrorExplanation {
  /** What happened, in a few words. */
  readonly title: string;
  readonly cause: string | undefined;
  readonly remedy: string | undefined;
  readonly billed: boolean | undefined;
  readonly retry: string | undefined;
  /** Its place in the reference. */
  readonly link: string;
  /** Its id in the list of all errors. */
  readonly entry: string | undefined;
}

/** Explains an error by its status and message. */
export function explainError(
  {responses, page, id}: OperationForm,
  status: number,
  message: string,
): ErrorExplanation {
  const response = responses.find((one) => matches(one.status, status));
  const isShared = (response?.failures.length ?? 0) > 1;
  const failure = response?.failures.find((one) => one.message === message);
  return {
    title: failure?.summary ?? response?.text ?? message,
    // What several errors share says less than the title of each.
    cause: failure?.cause ?? (isShared ? undefined : response?.cause),
    remedy: failure?.remedy ?? response?.remedy,
    billed: response?.billed,
    retry: response?.retry?.advice,
    link: `${page}#${response?.id ?? id}`,
    entry: failure?.entry,
  };
}

/** Explains a documented error by its name. */
export function findFailure(form: OperationForm, name: string): ErrorExplanation {
  const error = getOperation(form.id).errors[name];
  return explainError(form, error?.status ?? 0, error?.message ?? name);
}

/** `4XX` stands for every status that begins with it. */
const matches = (documented: string, status: number): boolean =>
  new RegExp(`^${documented.replace(/x/gi, '\\d')}$`).test(String(status));
