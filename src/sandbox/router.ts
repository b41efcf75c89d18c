import type {SandboxOperation} from './contractTypes';

interface Match {
  readonly operation: SandboxOperation;
  readonly pathParameters: Readonly<Record<string, string>>;
}

export type Routing =
  | {readonly kind: 'found'; readonly match: Match}
  /** The path is known, but not with this method. */
  | {readonly kind: 'otherMethod'; readonly match: Match; readonly allowed: readonly string[]}
  | {readonly kind: 'unknown'};

interface Route {
  readonly operation: SandboxOperation;
  readonly segments: readonly string[];
  readonly variables: number;
}

const isVariable = (segment: string): boolean => segment.startsWith('{');

/**
 * A percent-encoded segment as text; undecodable text stays as it is, and the contract's pattern
 * rejects it.
 */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export function createRouter(
  operations: readonly SandboxOperation[],
): (method: string, pathname: string) => Routing {
  // A concrete path wins over one with variables: `/vehicle/countries` over `/vehicle/{region}`.
  const routes: readonly Route[] = operations
    .map((operation) => {
      const segments = operation.path.split('/').slice(1);
      return {operation, segments, variables: segments.filter(isVariable).length};
    })
    .sort((left, right) => left.variables - right.variables);

  return (method, pathname) => {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1);
    const matching = routes.filter(
      (route) =>
        route.segments.length === segments.length &&
        route.segments.every((segment, index) =>
          isVariable(segment) ? segments[index] !== '' : segment === segments[index],
        ),
    );
    const [first] = matching;
    if (first === undefined) return {kind: 'unknown'};

    const samePath = matching.filter((route) => route.operation.path === first.operation.path);
    const toMatch = (route: Route): Match => ({
      operation: route.operation,
      pathParameters: Object.fromEntries(
        route.segments.flatMap((segment, index) =>
          isVariable(segment) ? [[segment.slice(1, -1), decode(segments[index] ?? '')]] : [],
        ),
      ),
    });
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
