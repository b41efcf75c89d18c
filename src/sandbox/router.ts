import type {SandboxOperation} from './contractTypes';
import {decode} from './request/rawPairs';

interface Match {
  readonly operation: SandboxOperation;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** As they were sent: still percent-encoded. */
  readonly rawParameters: Readonly<Record<string, string>>;
}

export type Routing =
  | {readonly kind: 'found'; readonly match: Match}
  /** The path is known, but not with this method. */
  | {readonly kind: 'otherMethod'; readonly match: Match; readonly allowed: readonly string[]}
  | {readonly kind: 'unknown'};

interface Route {
  readonly operation: SandboxOperation;
  readonly pattern: RegExp;
  readonly variables: readonly string[];
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

function toRoute(operation: SandboxOperation): Route {
  const variables: string[] = [];
  const pattern = withoutSlash(operation.path)
    .split(/(\{[^{}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      variables.push(part.slice(1, -1));
      return '([^/]+)';
    })
    .join('');
  return {operation, pattern: new RegExp(`^${pattern}$`), variables};
}

export function createRouter(
  operations: readonly SandboxOperation[],
): (method: string, pathname: string) => Routing {
  // A concrete path wins over one with variables: `/vehicle/countries` over `/vehicle/{region}`.
  const routes: readonly Route[] = operations
    .map(toRoute)
    .sort((left, right) => left.variables.length - right.variables.length);

  return (method, pathname) => {
    const path = withoutSlash(pathname);
    const matching = routes.filter(({pattern}) => pattern.test(path));
    const [first] = matching;
    if (first === undefined) return {kind: 'unknown'};

    const samePath = matching.filter((route) => route.operation.path === first.operation.path);
    const toMatch = ({operation, pattern, variables}: Route): Match => {
      const [, ...values] = pattern.exec(path) ?? [];
      const raw = variables.map((name, index) => [name, values[index] ?? ''] as const);
      return {
        operation,
        pathParameters: Object.fromEntries(raw.map(([name, value]) => [name, decode(value)])),
        rawParameters: Object.fromEntries(raw),
      };
    };
    const found = samePath.find((route) => route.operation.method === method);
    return found === undefined
      ? {
          kind: 'otherMethod',
          match: toMatch(first),
          allowed: samePath.map((route) => route.operation.method),
        }
      : {kind: 'found', match: toMatch(found)};
  };
}
