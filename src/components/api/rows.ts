import type {
  ContentView,
  MessageView,
  ParameterView,
  ResponseView,
} from '../../contract/view/types';

/**
 * Heights that a part is given until it is rendered, in rows of a field. The style sheets have one
 * rule for each.
 */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48] as const;

/** The step nearest to a number of rows. */
export const toStep = (rows: number): number =>
  STEPS.reduce<number>(
    (best, step) => (Math.abs(step - rows) < Math.abs(best - rows) ? step : best),
    STEPS[0],
  );

const countFields = (contents: readonly ContentView[] = []): number =>
  contents.reduce((sum, {schema}) => sum + (schema?.fields?.length ?? 0), 0);

/** Rows of parameters: their title takes half a row. */
export const countParameterRows = (parameters: readonly ParameterView[]): number =>
  parameters.length + 0.5;

/** Rows of a body: title, text and examples take two rows. */
export const countBodyRows = (contents: readonly ContentView[]): number =>
  countFields(contents) + 2;

/** Rows of responses: errors are folded, and a row holds two of them. */
export const countResponseRows = (responses: readonly ResponseView[]): number =>
  0.5 +
  responses.reduce(
    (sum, {isError, contents}) => sum + (isError ? 0.5 : countFields(contents) + 1.5),
    0,
  );

/** Rows of an operation; its description and address take three. */
export const countRows = ({parameters, body, responses}: MessageView): number =>
  3 +
  countParameterRows(parameters) +
  (body === undefined ? 0 : countBodyRows(body.contents)) +
  countResponseRows(responses);
