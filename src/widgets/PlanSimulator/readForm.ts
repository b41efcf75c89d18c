import {groupDigits} from '../../data/groupDigits';
import {findCurrency} from '../../sandbox/operations/prices';
import {
  ERROR_STATUSES,
  getEnd,
  PICTURES_MAX,
  profiles,
  retryNames,
  START,
  type ProfileName,
  type RetryName,
  type Scenario,
} from '../../sandbox/simulation/Scenario';
import {DAY_MS} from '../../sandbox/clock';
import {numberFields, type NumberField} from './fields';

/** The fields of the form as text, by name; a box that is not checked is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with fields, by their name. */
export type Problems = Readonly<Record<string, string>>;

export type FormReading =
  {readonly scenario: Scenario; readonly problems?: undefined} | {readonly problems: Problems};

/** A scenario as the form shows it. */
export function toFormValues({errors, isPaced, ...others}: Scenario): FormValues {
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(
      ERROR_STATUSES.map((status) => [`error${status}`, String(errors[status])]),
    ),
    ...(isPaced && {isPaced: 'on'}),
  };
}

/**
 * Reads the form.
 *
 * @param hasFile whether a file replaces the pictures of the model
 */
export function readForm(values: FormValues, hasFile: boolean): FormReading {
  const problems: Record<string, string> = {};
  const numbers = readNumbers(values, problems);
  const {profile = '', retry = ''} = values;
  const country = (values['country'] ?? '').trim().toUpperCase();
  if (findCurrency(country) === undefined)
    problems['country'] = 'No such country. Expected: a code of two letters, such as DE.';
  if (!isProfile(profile)) {
    problems['profile'] = CHOOSE;
  } else if (!isRetry(retry)) {
    problems['retry'] = CHOOSE;
  } else {
    const isPaced = values['isPaced'] === 'on';
    const scenario: Scenario = {...toScenarioNumbers(numbers), profile, retry, isPaced, country};
    checkSums(scenario, hasFile, problems);
    if (Object.keys(problems).length === 0) return {scenario};
  }
  return {problems};
}

const CHOOSE = 'Choose one of the list.';

const isProfile = (name: string): name is ProfileName => Object.hasOwn(profiles, name);
const isRetry = (name: string): name is RetryName => retryNames.some((known) => known === name);

type Numbers = Readonly<Partial<Record<NumberField['name'], number>>>;

function readNumbers(values: FormValues, problems: Record<string, string>): Numbers {
  const numbers: Partial<Record<NumberField['name'], number>> = {};
  for (const field of numberFields) {
    const text = (values[field.name] ?? '').trim();
    const value = text === '' ? Number.NaN : Number(text);
    if (isWithin(field, value)) numbers[field.name] = value;
    else problems[field.name] = describeNumber(field, text);
  }
  return numbers;
}

/** A number that is missing has its own problem. */
const toScenarioNumbers = (numbers: Numbers) => ({
  pictures: numbers.pictures ?? 0,
  peak: numbers.peak ?? 1,
  months: numbers.months ?? 1,
  senders: numbers.senders ?? 1,
  responseMs: numbers.responseMs ?? 1,
  retries: numbers.retries ?? 0,
  pauseMs: numbers.pauseMs ?? 0,
  accepted: numbers.accepted ?? 0,
  seed: numbers.seed ?? 0,
  errors: {
    400: numbers.error400 ?? 0,
    408: numbers.error408 ?? 0,
    413: numbers.error413 ?? 0,
    500: numbers.error500 ?? 0,
    503: numbers.error503 ?? 0,
    504: numbers.error504 ?? 0,
  },
});

/** What is wrong with numbers that are right one by one. */
function checkSums(
  {errors, pictures, months}: Scenario,
  hasFile: boolean,
  problems: Record<string, string>,
): void {
  const sum = Object.values(errors).reduce((total, one) => total + one, 0);
  // Decimals have no exact sum: 0.2 + 83.9 + 15.9 is a little more than 100.
  const share = Number(sum.toFixed(9));
  if (share > 100) {
    problems['error400'] =
      `The shares of the errors are ${share} % in all. Expected: at most 100 %.`;
  }
  const total = pictures * ((getEnd(months) - START) / DAY_MS);
  if (hasFile || total <= PICTURES_MAX) return;
  problems['pictures'] =
    `These are ${groupDigits(total)} images in all. Expected: at most ${groupDigits(PICTURES_MAX)}. Simulate fewer months.`;
}

const isWithin = ({min, max, isInteger = true}: NumberField, value: number): boolean =>
  value >= min && value <= max && (!isInteger || Number.isInteger(value));

function describeNumber({min, max, isInteger = true}: NumberField, text: string): string {
  const kind = isInteger ? 'a whole number' : 'a number';
  const range = `${kind} from ${groupDigits(min)} to ${groupDigits(max)}`;
  return text === '' ? `Enter ${range}.` : `Expected: ${range}.`;
}
