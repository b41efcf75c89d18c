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
  /** How many characters of the path are no variables. */
  readonly literals: number;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Names of variables at the odd places, between the texts around them. */
const splitPath = (path: string): string[] => withoutSlash(path).split(/\{([^{}]+)\}/);

function toRoute(operation: SandboxOperation): Route {
  const parts = splitPath(operation.path);
  const texts = parts.filter((_, index) => index % 2 === 0).map(decode);
  return {
    operation,
    pattern: new RegExp(`^${texts.map(toPattern).join('([^/]+)')}$`),
    variables: parts.filter((_, index) => index % 2 === 1),
    literals: texts.join('').length,
  };
}

/** A text as it is or percent-encoded: programs differ in what they encode. */
const toPattern = (text: string): string =>
  [...text]
    .map((letter) => {
      if (/[\w/~-]/.test(letter)) return letter;
      const code =
        letter > '~' ? encodeURIComponent(letter) : `%${letter.charCodeAt(0).toString(16)}`;
      const encoded = code.replace(
        /[a-f]/gi,
        (digit) => `[${digit.toLowerCase()}${digit.toUpperCase()}]`,
      );
      return `(?:${letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')}|${encoded})`;
    })
    .join('');

const toMatch = ({operation, pattern, variables}: Route, path: string): Match => {
  const [, ...values] = pattern.exec(path) ?? [];
  const raw = variables.map((name, index) => [name, values[index] ?? ''] as const);
  return {
    operation,
    pathParameters: Object.fromEntries(raw.map(([name, value]) => [name, decode(value)])),
    rawParameters: Object.fromEntries(raw),
  };
};

export function createRouter(
  operations: readonly SandboxOperation[],
): (method: string, pathname: string) => Routing {
  // A concrete path wins over one with variables: `/vehicle/countries` over `/vehicle/{region}`;
  // and `/jobs/{id}:cancel` over `/jobs/{id}`.
  const routes: readonly Route[] = operations
    .map(toRoute)
    .sort(
      (left, right) =>
        left.variables.length - right.variables.length || right.literals - left.literals,
    );

  return (method, pathname) => {
    const path = withoutSlash(pathname);
    const matching = routes.filter(({pattern}) => pattern.test(path));
    // Where two paths differ in their last slash only, each is meant as it is.
    const isExact = ({operation}: Route): boolean =>
      operation.path.endsWith('/') === pathname.endsWith('/');
    matching.sort((left, right) => Number(isExact(right)) - Number(isExact(left)));
    const [first] = matching;
    if (first === undefined) return {kind: 'unknown'};

    const found = matching.find(({operation}) => operation.method === method);
    if (found !== undefined) return {kind: 'found', match: toMatch(found, path)};
    const allowed = new Set(matching.map(({operation}) => operation.method));
    return {kind: 'otherMethod', match: toMatch(first, path), allowed: [...allowed]};
  };
}
