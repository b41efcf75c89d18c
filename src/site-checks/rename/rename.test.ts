import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  listBuiltRoutes,
  listExtraRoutes,
  listRequiredRoutes,
} from '../../content-checks/routes/listRoutes';
import {names, product} from '../../portal/product';
import {buildFixtureSite, FIXTURES_DIR} from '../../scripts/fixtureSite/buildFixtureSite';
import {readTar} from '../../scripts/smoke/readTar';
import {otherProduct, otherScope} from '../fixtures/otherProduct';

const listFiles = (): string[] =>
  readdirSync(FIXTURES_DIR, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(path.join(FIXTURES_DIR, file)).isFile(),
  );

/** Imports of a package by its name without the scope. */
const listBareImports = (text: string): string[] =>
  text.match(
    /(?:from|require\(|import\() ?['"](?:js-[\w-]+-cloud-client|vehicle-detector-agent-webhook-middleware)['"]/g,
  ) ?? [];

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

  it('has its packages in the scope: names, tarballs, install commands and imports', () => {
    const read = (file: string): string => readFileSync(path.join(FIXTURES_DIR, file), 'utf8');
    const {packages} = JSON.parse(read('downloads/downloads.json')) as {
      packages: {name: string; file: string; install: string}[];
    };
    const npm = packages.filter(({file}) => file.endsWith('.tgz'));
    expect(npm.map(({name}) => name)).toEqual(
      [names.clientPackage, names.middlewarePackage, names.sandboxPackage].map(
        (name) => otherScope + name.replace(product.slug, otherProduct.slug),
      ),
    );
    for (const {name, file, install} of npm) {
      expect(file).toBe(`${name.slice(1).replace('/', '-')}-1.0.0.tgz`);
      expect(install).toContain(`/downloads/${file}`);
      const tarball = readTar(readFileSync(path.join(FIXTURES_DIR, 'downloads', file)));
      const manifest = tarball.get('package/package.json')?.toString('utf8') ?? '{}';
      expect((JSON.parse(manifest) as {name: string}).name).toBe(name);
      for (const [entry, text] of tarball) {
        if (/\.(?:md|ts|js)$/.test(entry))
          expect(listBareImports(text.toString('utf8'))).toEqual([]);
      }
    }
    const texts = listFiles().filter((file) => /\.(?:md|txt|mjs|mts|js|json)$/.test(file));
    const bare = texts.filter((file) => listBareImports(read(file)).length > 0);
    expect(bare).toEqual([]);
    expect(read('llms-full.txt')).toContain(`from '${npm[0]?.name}'`);
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
