import {quote, type Change, type Place} from './Change';

/** A change as a sentence: what it is about, and what happened to it. */
export function describeChange({text, places}: Change): string {
  const [first, ...others] = places;
  const subject = describePlace(first);
  const rest =
    others.length === 0
      ? ''
      : ` The same in ${others.length} other ${others.length === 1 ? 'place' : 'places'}.`;
  return `${subject === '' ? '' : `${capitalize(subject)}: `}${text}${rest}`;
}

/** Names of parameters and headers are code. */
const quoteName = (part: string): string =>
  part.replace(/(?<=parameter |^header (?!parameter))\S+/, '`$&`');

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place from the inside to the outside: a field, its part, the operation. */
function describePlace({method, path = '', part, field}: Place): string {
  const call = method === undefined ? undefined : quote(`${method.toUpperCase()} ${path}`);
  const inside = [field === undefined ? undefined : quote(field), part && quoteName(part)]
    .filter((text) => text !== undefined)
    .join(' in ');
  return [inside === '' ? undefined : inside, call].filter(Boolean).join(' of ');
}
