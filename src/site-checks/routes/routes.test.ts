import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  listBuiltRoutes,
  listExtraRoutes,
  listRequiredRoutes,
} from '../../content-checks/routes/listRoutes';

const without = (routes: readonly string[], others: readonly string[]): string[] => {
  const excluded = new Set(others);
  return routes.filter((route) => !excluded.has(route));
};

describe('routes of the built site', () => {
  const built = listBuiltRoutes('build');

  it('serves every route of the specification', () => {
    expect(without(listRequiredRoutes(), built)).toEqual([]);
  });

  it('serves every route that is listed as an extra', () => {
    expect(without(listExtraRoutes(), built)).toEqual([]);
  });

  it('serves no other route', () => {
    expect(without(built, [...listRequiredRoutes(), ...listExtraRoutes()])).toEqual([]);
  });

  it('lists no route twice', () => {
    const listed = [...listRequiredRoutes(), ...listExtraRoutes()];
    expect(listed).toHaveLength(new Set(listed).size);
  });

  it('has a page for unknown paths', () => {
    expect(existsSync('build/404.html')).toBe(true);
  });
});
