import {defaultScenario} from '../../sandbox/simulation/Scenario';
import {toFormValues, type FormValues} from './readForm';

const defaults = toFormValues(defaultScenario);
const names = Object.keys({...defaults, isPaced: ''});

/** The settings of readers that any address may have. */
const SETTINGS = ['lang', 'target'];

/** In each link: the page's loader hydrates a page at once whose address has it. */
export const HYDRATING = {name: 'try', value: 'plans'};

/** The query of a link that restores the form: only what differs from the scenario at the start. */
export function toSearch(values: FormValues, before: string): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(before)].filter(([name]) => SETTINGS.includes(name)),
  );
  const changed = names.filter((name) => (values[name] ?? '') !== (defaults[name] ?? ''));
  if (changed.length > 0) query.set(HYDRATING.name, HYDRATING.value);
  for (const name of changed) query.set(name, values[name] ?? '');
  return query.toString();
}

/** The form that a link restores; undefined when the query has none of its fields. */
export function fromSearch(search: string): FormValues | undefined {
  const query = new URLSearchParams(search);
  const known = names.filter((name) => query.has(name));
  if (known.length === 0) return undefined;
  return {...defaults, ...Object.fromEntries(known.map((name) => [name, query.get(name) ?? '']))};
}
