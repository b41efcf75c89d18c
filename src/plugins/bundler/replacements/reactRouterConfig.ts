import {type ComponentType, createElement, type ReactNode, useContext} from 'react';
import {
  __RouterContext as RouterContext,
  matchPath,
  Route,
  Router,
  type match as Match,
} from 'react-router';

/** A route of Docusaurus. */
export interface RouteConfig {
  readonly key?: string;
  readonly path?: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
  /** Name of the sidebar of a document. */
  readonly sidebar?: string;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: readonly RouteConfig[];
}

interface RouteIndex {
  /** Position of the first route with a path, by that path. */
  readonly exact: ReadonlyMap<string, number>;
  /** Positions of the routes that have to be tried in order. */
  readonly tried: readonly number[];
}

interface Found {
  readonly route: RouteConfig;
  readonly match: Match;
  readonly position: number;
}

const PATTERN = /[:*()?+\\[\]{}^$|]/;
const toKey = (path: string): string =>
  (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();

const indexes = new WeakMap<readonly RouteConfig[], RouteIndex>();

function getIndex(routes: readonly RouteConfig[]): RouteIndex {
  const known = indexes.get(routes);
  if (known !== undefined) return known;
  const exact = new Map<string, number>();
  const tried: number[] = [];
  routes.forEach(({path, exact: isExact, strict, sensitive}, position) => {
    const isLiteral = path !== undefined && isExact && !strict && !sensitive && !PATTERN.test(path);
    if (!isLiteral) tried.push(position);
    else if (!exact.has(toKey(path))) exact.set(toKey(path), position);
  });
  const index = {exact, tried};
  indexes.set(routes, index);
  return index;
}

/**
 * The first route that matches a path. Routes without a pattern are looked up: trying each of them,
 * for each page, makes a build quadratic in its pages.
 */
export function findRoute(
  routes: readonly RouteConfig[],
  pathname: string,
  getParentMatch: () => Match,
): Found | undefined {
  const {exact, tried} = getIndex(routes);
  const literal = exact.get(toKey(pathname)) ?? Infinity;
  for (const position of [...tried.filter((other) => other < literal), literal]) {
    const route = routes[position];
    if (route === undefined) return undefined;
    const match = route.path ? matchPath(pathname, route) : getParentMatch();
    if (match) return {route, match, position};
  }
  return undefined;
}

interface Branch {
  readonly route: RouteConfig;
  readonly match: Match;
}

/** The route that matches a path, and those below it. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  branch: Branch[] = [],
): Branch[] {
  const found = findRoute(
    routes,
    pathname,
    // react-router's types leave this function out.
    () => branch.at(-1)?.match ?? (Router as unknown as RootMatcher).computeRootMatch(pathname),
  );
  if (found === undefined) return branch;
  branch.push({route: found.route, match: found.match});
  if (found.route.routes !== undefined) matchRoutes(found.route.routes, pathname, branch);
  return branch;
}

interface RootMatcher {
  computeRootMatch(pathname: string): Match;
}

interface MatchedRouteProps {
  readonly routes: readonly RouteConfig[];
  readonly extraProps: Record<string, unknown>;
  /** Shows the route of another place than the current one. */
  readonly location?: {readonly pathname: string};
}

/** `Switch` of react-router, by lookup. */
function MatchedRoute({routes, extraProps, location: given}: MatchedRouteProps): ReactNode {
  const context = useContext(RouterContext);
  const location = given ?? context.location;
  const found = findRoute(routes, location.pathname, () => context.match);
  if (found === undefined) return null;
  const {route, match, position} = found;
  return createElement(Route, {
    key: route.key ?? position,
    ...(route.path === undefined ? {} : {path: route.path}),
    ...(route.exact === undefined ? {} : {exact: route.exact}),
    ...(route.strict === undefined ? {} : {strict: route.strict}),
    location: location as typeof context.location,
    // `Switch` hands its match on by the same property.
    ...{computedMatch: match},
    render: (props) => createElement(route.component, {...props, ...extraProps, route}),
  });
}

/** Renders the first route that matches. Replaces the function of react-router-config. */
export const renderRoutes = (
  routes: readonly RouteConfig[] | undefined,
  extraProps: Record<string, unknown> = {},
  switchProps: Partial<MatchedRouteProps> = {},
): ReactNode => (routes ? createElement(MatchedRoute, {...switchProps, routes, extraProps}) : null);
