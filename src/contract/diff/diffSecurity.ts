import type {Operation} from '../listOperations';
import type {ContractDocument, SecurityRequirement, SecurityScheme} from '../types';
import {quote, type Difference} from './Change';
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
  (security.length === 0 ? [{}] : security).flatMap((requirement) =>
    Object.entries(requirement)
      .map(([name, scopes]) =>
        listForms(getScheme(document, name) ?? {type: name}).map((form) => {
          const scheme = canonicalize(document, form);
          return [scheme, ...scopes.map((scope) => `${scheme} ${scope}`)];
        }),
      )
      .reduce<ReadonlySet<string>[]>(
        (ways, forms) => ways.flatMap((way) => forms.map((needs) => new Set([...way, ...needs]))),
        [new Set()],
      ),
  );

/** Each flow of OAuth 2 is enough by itself. Headers and HTTP schemes are the same in any case. */
function listForms({flows, ...scheme}: SecurityScheme): object[] {
  const {in: place, name, scheme: method} = scheme;
  const form = {
    ...scheme,
    name: place === 'header' ? name?.toLowerCase() : name,
    scheme: method?.toLowerCase(),
  };
  if (flows === undefined) return [form];
  return Object.entries(flows).map(([flow, {authorizationUrl, tokenUrl}]) => ({
    ...form,
    flow,
    authorizationUrl,
    tokenUrl,
  }));
}

function describeScheme({type, in: place, name, scheme, flows}: SecurityScheme): string {
  if (name !== undefined) return `the ${place} \`${name}\``;
  const ways = Object.entries(flows ?? {}).map(([flow, {authorizationUrl, tokenUrl}]) =>
    [flow, ...[authorizationUrl, tokenUrl].filter((url) => url !== undefined).map(quote)].join(' '),
  );
  return `${scheme ?? type}${ways.length === 0 ? '' : ` (${ways.join('; ')})`}`;
}

function describe(document: ContractDocument, security: readonly SecurityRequirement[]): string {
  const ways = security.map((requirement) =>
    Object.entries(requirement)
      .map(([name, scopes]) => {
        const what = describeScheme(getScheme(document, name) ?? {type: name});
        return scopes.length === 0 ? what : `${what} with ${scopes.join(', ')}`;
      })
      .join(' and '),
  );
  return ways.length === 0 ? 'nothing' : ways.map((way) => way || 'nothing').join(', or ');
}
