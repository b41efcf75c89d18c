import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import * as original from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {matchRoutes, renderRoutes, type RouteConfig} from './reactRouterConfig';

const Page = ({route, children}: Record<string, unknown>) => (
  <p>
    {(route as RouteConfig).path ?? 'none'}
    {(route as RouteConfig).routes && renderRoutes((route as RouteConfig).routes)}
    {children as string}
  </p>
);
const component = Page as RouteConfig['component'];
const exact = (path: string): RouteConfig => ({path, exact: true, component});

/**
 * Routes as Docusaurus writes them, and some that it could: twice the same, patterns before and
 * after literals.
 */
const routes: readonly RouteConfig[] = [
  exact('/docs/search'),
  {path: '/docs/a/:name', exact: true, component},
  exact('/docs/a/one'),
  exact('/docs/a/two/'),
  exact('/docs/A/Two'),
  {path: '/docs/strict/', exact: true, strict: true, component},
  exact('/docs/dots.v1.2'),
  exact('/docs/über uns'),
  {
    path: '/docs/content',
    component,
    routes: [
      {
        path: '/docs/content',
        component,
        routes: [exact('/docs/content/faq'), exact('/docs/content')],
      },
      exact('/docs/content/faq'),
    ],
  },
  exact('/docs/content/never'),
  {path: '/docs/late', component},
  exact('/docs/late/literal'),
  {component, routes: [exact('/docs/inner')]} as RouteConfig,
  {path: '*', component},
  exact('/docs/after-all'),
];

const paths = [
  ...['/', '', '/docs', '/docs/search', '/docs/search/', '/DOCS/Search', '/docs/search//'],
  ...['/docs/a/one', '/docs/a/two', '/docs/a/two/', '/docs/a/x', '/docs/a/', '/docs/a/one/b'],
  ...[
    '/docs/strict',
    '/docs/strict/',
    '/docs/case',
    '/docs/Case',
    '/docs/dots.v1.2',
    '/docs/dotsXv1.2',
  ],
  ...[
    '/docs/über uns',
    '/docs/%C3%BCber%20uns',
    '/docs/content',
    '/docs/content/faq',
    '/docs/content/no',
  ],
  ...['/docs/content/never', '/docs/late', '/docs/late/literal', '/docs/inner', '/docs/after-all'],
  ...['/docs/(x)', '/docs/%', '/docs/a/%E0%A4%A', '//', '/docs/__proto__', '/constructor'],
];

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

describe('routes by lookup', () => {
  it.each(paths)('%j matches what react-router-config matches', (path) => {
    const withCase = [{...exact('/docs/case'), sensitive: true}, ...routes];
    expect(matchRoutes(withCase, path)).toEqual(original.matchRoutes(withCase as never, path));
  });

  // The router rejects other paths.
  it.each(paths.filter(isDecodable))('%j renders what react-router-config renders', (path) => {
    const render = (create: typeof renderRoutes) =>
      renderToString(
        <StaticRouter location={path}>{create(routes, {children: '!'})}</StaticRouter>,
      );
    expect(render(renderRoutes)).toBe(render(original.renderRoutes as never));
  });

  it('looks a page up among ten thousand in far less than the time of trying them', () => {
    let tried = 0;
    const many = Array.from({length: 10_000}, (_, index) => ({
      ...exact(`/docs/page-${index}`),
      get strict() {
        tried += 1;
        return false;
      },
    }));
    matchRoutes(many, '/docs/page-0');
    tried = 0;
    expect(matchRoutes(many, '/docs/page-9999')).toHaveLength(1);
    expect(tried).toBeLessThan(5);
  });
});
