import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../portal/product';
import {
  listBuiltRoutes,
  listExtraRoutes,
  listRequiredRoutes,
} from '../../content-checks/routes/listRoutes';

/** Below the repository, so that the copy finds the installed packages; git ignores it. */
const COPY = path.resolve('.cache/renamed');
const OTHER = {name: 'Zorro Vision', slug: 'zorro-vision'};

/** Every file of the working tree that git tracks or would track. */
function copyWorkingTree(): void {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {encoding: 'utf8', maxBuffer: 1 << 26},
  );
  for (const file of new Set(files.split('\0').filter((name) => name !== ''))) {
    if (statSync(file, {throwIfNoEntry: false}) === undefined) continue;
    mkdirSync(path.dirname(path.join(COPY, file)), {recursive: true});
    cpSync(file, path.join(COPY, file));
  }
}

function renameProduct(): void {
  const file = path.join(COPY, 'src/portal/product.ts');
  const source = readFileSync(file, 'utf8');
  const renamed = source
    .replace(`name: '${product.name}'`, `name: '${OTHER.name}'`)
    .replace(`slug: '${product.slug}'`, `slug: '${OTHER.slug}'`)
    .replace(product.copyrightHolder, `${OTHER.name} contributors`);
  writeFileSync(file, renamed);
}

describe('a site under another product name', () => {
  const build = path.join(COPY, 'build');

  beforeAll(() => {
    rmSync(COPY, {recursive: true, force: true});
    copyWorkingTree();
    renameProduct();
    const result = spawnSync('npx', ['--no-install', 'docusaurus', 'build'], {
      cwd: COPY,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NODE_ENV: 'production',
      },
    });
    if (result.status !== 0)
      throw new Error(`The renamed site does not build:\n${result.stdout}${result.stderr}`);
  }, 300_000);

  afterAll(() => rmSync(COPY, {recursive: true, force: true}));

  it('has every route of the specification under the new slug', () => {
    const built = new Set(listBuiltRoutes(build));
    expect(listRequiredRoutes(OTHER.slug).filter((route) => !built.has(route))).toEqual([]);
  });

  it('has the extra routes under the new slug', () => {
    const built = new Set(listBuiltRoutes(build));
    const extra = listExtraRoutes().map((route) => route.replaceAll(product.slug, OTHER.slug));
    expect(extra.filter((route) => !built.has(route))).toEqual([]);
  });

  it('holds no trace of the first name', () => {
    const traces = readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(build, file)).isFile())
      .filter((file) =>
        `${file}\n${readFileSync(path.join(build, file), 'latin1')}`
          .toLowerCase()
          .includes(product.slug),
      );
    expect(traces).toEqual([]);
  });

  it('leaves no token unexpanded', () => {
    const leftovers = readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(html|js|css|json|xml|txt|md|svg|ya?ml)$/.test(file))
      .filter((file) => /%%[A-Za-z][\w.]*%%/.test(readFileSync(path.join(build, file), 'utf8')));
    expect(leftovers).toEqual([]);
  });
});
