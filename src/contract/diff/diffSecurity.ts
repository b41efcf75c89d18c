import type {Operation} from '../listOperations';
import type {ContractDocument, SecurityRequirement, SecurityScheme} from '../types';
import type {Difference} from './Change';
import {canonicalize} from './schema/canonicalize';

/** Ways to be let in: what each needs, as schemes by what they are, with the scopes of each. */
type Ways = readonly ReadonlySet<string>[];

/** Finds whether calls need a key or scope that they did not need before. */
export function diffSecurity(
  {before, after}: {readonly before: ContractDocument; readonly after: ContractDocument},
  old: Operation,
  now: Operation,
): Difference[] {
  const [had, has] = [toWays(before, old.security), toWays(after, now.security)];
  const isEnough = (way: ReadonlySet<string>, ways: Ways): boolean =>
    ways.some((other) => [...other].every((need) => way.has(need)));
  const isBreaking = !had.every((way) => isEnough(way, has));
  if (!isBreaking && has.every((way) => isEnough(way, had))) return [];
  return [
    {
      kind: 'security-changed',
      isBreaking,
      text: `Access needed ${describe(before, old.security)}, and now needs ${describe(after, now.security)}.`,
      before: old.security,
      after: now.security,
    },
  ];
}

const getScheme = (document: ContractDocument, name: string): SecurityScheme | undefined =>
  document.components?.securitySchemes?.[name];

const toWays = (document: ContractDocument, security: readonly SecurityRequirement[]): Ways =>
  (security.length === 0 ? [{}] : security).map(
    (requirement) =>
      new Set(
        Object.entries(requirement).flatMap(([name, scopes]) => {
          const {flows: _, ...own} = getScheme(document, name) ?? {type: name};
          // Names of headers are the same in any case.
          const key = own.in === 'header' ? own.name?.toLowerCase() : own.name;
          const scheme = canonicalize(document, {...own, name: key});
          return [scheme, ...scopes.map((scope) => `${scheme} ${scope}`)];
        }),
      ),
  );

function describe(document: ContractDocument, security: readonly SecurityRequirement[]): string {
  const ways = security.map((requirement) =>
    Object.entries(requirement)
      .map(([name, scopes]) => {
        const {type, in: place, name: key, scheme} = getScheme(document, name) ?? {type: name};
        const what = key === undefined ? (scheme ?? type) : `the ${place} \`${key}\``;
        return scopes.length === 0 ? what : `${what} with ${scopes.join(', ')}`;
      })
      .join(' and '),
  );
  return ways.length === 0 ? 'nothing' : ways.map((way) => way || 'nothing').join(', or ');
}
