import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  listBuiltRoutes,
  listExtraRoutes,
  listRequiredRoutes,
} from '../../content-checks/routes/listRoutes';
import {product} from '../../portal/product';
import {buildFixtureSite, FIXTURES_DIR} from '../../scripts/fixtureSite/buildFixtureSite';
import {otherProduct} from '../fixtures/otherProduct';

const listFiles = (): string[] =>
  readdirSync(FIXTURES_DIR, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(path.join(FIXTURES_DIR, file)).isFile(),
  );

describe('a site under another product name', () => {
  beforeAll(buildFixtureSite, 300_000);

  it('has every route of the specification under the new slug', () => {
    const built = new Set(listBuiltRoutes(FIXTURES_DIR));
    const required = listRequiredRoutes(otherProduct.slug);
    expect(required.filter((route) => !built.has(route))).toEqual([]);
  });

  it('has the extra routes under the new slug', () => {
    const built = new Set(listBuiltRoutes(FIXTURES_DIR));
    const extra = listExtraRoutes().map((route) =>
      route.replaceAll(product.slug, otherProduct.slug),
    );
    expect(extra.filter((route) => !built.has(route))).toEqual([]);
  });

  it('holds no trace of the first name', () => {
    const traces = listFiles().filter((file) =>
      `${file}\n${readFileSync(path.join(FIXTURES_DIR, file), 'latin1')}`
        .toLowerCase()
        .includes(product.slug),
    );
    expect(traces).toEqual([]);
  });

  it('leaves no token unexpanded', () => {
    const leftovers = listFiles()
      .filter((file) => /\.(html|js|css|json|xml|txt|md|svg|ya?ml)$/.test(file))
      .filter((file) =>
        /%%[A-Za-z][\w.]*%%/.test(readFileSync(path.join(FIXTURES_DIR, file), 'utf8')),
      );
    expect(leftovers).toEqual([]);
  });
});
