let text = '';
let hasChosen = false;

/**
 * The text of a search that was closed, so that it can be opened again where the reader left it. A
 * reader who has chosen a result starts anew.
 */
export const lastText = {
  get: (): string => text,
  /** The search opens. */
  begin(): void {
    hasChosen = false;
  },
  /** The search closes. */
  keep(typed: string): void {
    text = hasChosen ? '' : typed;
  },
  /** A result was chosen; the search closes before or after that. */
  forget(): void {
    hasChosen = true;
    text = '';
  },
};
