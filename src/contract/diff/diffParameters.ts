import type {Operation} from '../listOperations';
import type {Header, MediaType, Parameter, Schema} from '../types';
import {describeStep, type Difference, type Direction} from './Change';
import {diffSchemas} from './diffBodies';
import type {Finding, Versions} from './Finding';

/** Styles that apply when none is written. */
const STYLES: Readonly<Record<Parameter['in'], string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** Finds parameters that came or went, and what changed in the others. */
export function diffParameters(
  versions: Versions,
  before: Operation,
  after: Operation,
  direction: Direction,
): Finding[] {
  const [old, now] = [mapParameters(before), mapParameters(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), now.get(key)];
    const {in: place, name} = (other ?? one) as Parameter;
    const part = `${place} parameter ${name}`;
    const difference = diffPresence(one, other, direction);
    if (one === undefined || other === undefined)
      return difference.map((found) => ({place: {part}, difference: found}));
    return [
      ...[...difference, ...diffNotation(one, other)].map((found) => ({
        place: {part},
        difference: found,
      })),
      ...diffSchemas(versions, getSchema(one), getSchema(other), direction, part),
    ];
  });
}

/** By place and name; those of a path by their place in it, since their names are not sent. */
const mapParameters = ({path, parameters}: Operation): ReadonlyMap<string, Parameter> =>
  new Map(
    parameters.map((parameter) => {
      const {in: place, name} = parameter;
      const key =
        place === 'path'
          ? path.indexOf(`{${name}}`)
          : place === 'header'
            ? name.toLowerCase()
            : name;
      const index = place === 'path' ? [...path.slice(0, Number(key)).matchAll(/\{/g)].length : key;
      return [`${place} ${index}`, parameter];
    }),
  );

/** The schema of a parameter or header, in either of its forms. */
export const getSchema = ({schema, content}: Header): Schema | undefined =>
  schema ?? Object.values<MediaType>(content ?? {})[0]?.schema;

function diffPresence(
  before: Parameter | undefined,
  after: Parameter | undefined,
  direction: Direction,
): Difference[] {
  const isRequest = direction === 'request';
  if (before === undefined) {
    const required = after?.required === true;
    const text = required && isRequest ? 'New and required.' : 'New.';
    return [{kind: 'parameter-added', isBreaking: required && isRequest, text}];
  }
  if (after === undefined) return [{kind: 'parameter-removed', isBreaking: true, text: 'Removed.'}];
  const [old, now] = [before.required === true, after.required === true];
  if (old === now) return [];
  return now
    ? [{kind: 'parameter-required', isBreaking: isRequest, text: 'Now required.'}]
    : [{kind: 'parameter-optional', isBreaking: !isRequest, text: 'No longer required.'}];
}

/** How the value is written in the request. */
function diffNotation(before: Parameter, after: Parameter): Difference[] {
  const [old, now] = [before, after].map(
    ({in: place, style = STYLES[place], explode, ...rest}) => ({
      style,
      explode: explode ?? style === 'form',
      allowReserved: rest.allowReserved ?? false,
      content: Object.keys(rest.content ?? {}).join(),
    }),
  );
  const own: Difference[] = (['style', 'explode', 'allowReserved', 'content'] as const).flatMap(
    (keyword) =>
      old?.[keyword] === now?.[keyword]
        ? []
        : [
            {
              kind: 'encoding-changed' as const,
              isBreaking: true,
              text: describeStep(`\`${keyword}\``, old?.[keyword], now?.[keyword]),
              before: old?.[keyword],
              after: now?.[keyword],
            },
          ],
  );
  if ((before.deprecated ?? false) === (after.deprecated ?? false)) return own;
  const text = after.deprecated === true ? 'Deprecated.' : 'No longer deprecated.';
  return [...own, {kind: 'deprecated', isBreaking: false, text}];
}
