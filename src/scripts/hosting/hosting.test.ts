import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {afterAll, describe, expect, it, onTestFinished} from 'vitest';
import {API_CATALOG} from '../../portal/apiCatalog';
import {catalogHeaders, getPathHeaders, isSpec, rootFiles, specHeaders} from '../../portal/headers';
import {hosts} from '../../portal/product';
import {listBuiltRoutes} from '../../content-checks/routes/listRoutes';
import {runPrograms} from '../../testing/programs/runPrograms';
import {createCloudFrontFiles} from './cloudFront';
import {createHeadersFile} from './headersFile';
import {createHostFiles, readHostInput} from './hostFiles';
import type {HostInput} from './HostInput';
import {createNginxFiles} from './nginx';
import {parseNginx} from './parseNginx';

const files = createHostFiles('build');
const {headers} = readHostInput('build');
const text = (name: string): string => files[name]!;

/** Every file of the built site, as its path below the base. */
const built = readdirSync('build', {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map(
    (entry) =>
      `/${path.relative('build', path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
  );

const input = (changes: Partial<HostInput>): HostInput => ({
  headers,
  base: '/docs/',
  entries: [],
  ...changes,
});

describe('the table of headers', () => {
  it('holds the policy of the built pages and what every host must send', () => {
    expect(Object.keys(headers)).toEqual([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Embedder-Policy',
      'Content-Security-Policy',
    ]);
  });
});

describe('files for nginx', () => {
  const server = parseNginx(text('nginx/portal.conf'));
  const common = parseNginx(text('nginx/portal-headers.conf'));
  const locations = server.filter(({name}) => name === 'location');

  it('hold the whole table, also for errors', () => {
    expect(Object.fromEntries(common.map(({args}) => [args[0], args[1]]))).toEqual(headers);
    expect(common.every(({name, args}) => name === 'add_header' && args[2] === 'always')).toBe(
      true,
    );
  });

  it('include the table in every location, with the rule for caches beside it', () => {
    expect(server.filter(({name}) => name === 'add_header')).toEqual([]);
    const found = locations.map(({args, block}) => {
      const include = block
        .filter(({name}) => name === 'include')
        .map((directive) => directive.args[0]);
      const caches = block
        .filter(({name}) => name === 'add_header')
        .map((directive) => directive.args);
      return [args.join(' '), include, caches];
    });
    const fresh = [
      ['portal-headers.conf'],
      [
        ['Cross-Origin-Resource-Policy', 'same-origin', 'always'],
        ['Cache-Control', 'no-cache', 'always'],
      ],
    ];
    expect(found).toEqual([
      ['= /', ...fresh],
      ['= /docs', ...fresh],
      ['= /docs/content/references/error-messages', ...fresh],
      ['= /.well-known/security.txt', ...fresh],
      ['= /.well-known/api-catalog', ...fresh],
      ['= /llms.txt', ...fresh],
      ['= /llms-full.txt', ...fresh],
      ['= /docs/.well-known/api-catalog', ...fresh],
      ['= /docs/404.html', ...fresh],
      ['= /docs/404', ...fresh],
      ['/docs/', fresh[0], [...fresh[1]!, ['Vary', 'Accept', 'always']]],
      [
        '~ ^/docs/.*\\.md$',
        fresh[0],
        [...fresh[1]!, ['Vary', 'Accept', 'always'], ['X-Robots-Tag', 'noindex', 'always']],
      ],
      [
        '~ ^/docs/api/.*\\.(json|yaml)$',
        fresh[0],
        [...fresh[1]!, ['Access-Control-Allow-Origin', '*']],
      ],
      [
        '/docs/img/',
        fresh[0],
        [['Cross-Origin-Resource-Policy', 'cross-origin', 'always'], fresh[1]![1]],
      ],
      [
        '/docs/assets/',
        fresh[0],
        [fresh[1]![0], ['Cache-Control', 'public, max-age=31536000, immutable']],
      ],
      ['/', ...fresh],
    ]);
  });

  it('give the Markdown version to who accepts it and does not name HTML', () => {
    const conditions = server.filter(({name}) => name === 'if');
    const [wants, namesHtml] = conditions.map(({args}) => new RegExp(args[2] ?? '', 'i')) as [
      RegExp,
      RegExp,
    ];
    const isMarkdown = (accept: string): boolean => wants.test(accept) && !namesHtml.test(accept);
    expect(
      ['text/markdown', 'text/markdown, */*;q=0.5', 'text/plain, Text/Markdown;q=0.2'].filter(
        isMarkdown,
      ),
    ).toHaveLength(3);
    expect(
      [
        '*/*',
        'text/html, text/markdown',
        'text/markdown;q=0',
        'text/markdown; q=0.0, */*',
        '',
      ].filter(isMarkdown),
    ).toEqual([]);
    expect(conditions.slice(2).map(({args}) => args.join(' '))).toEqual([
      '(-f $document_root$uri.md)',
      '($portal_version = markdown page )',
    ]);
  });

  it('return 404 for a missing file, never another page', () => {
    const tries = locations.flatMap(({block}) => block.filter(({name}) => name === 'try_files'));
    expect(tries.map(({args}) => args.at(-1))).toEqual([...Array.from({length: 10}, () => '=404')]);
    expect(
      server
        .filter(({name}) => ['error_page', 'absolute_redirect'].includes(name))
        .map(({name, args}) => [name, ...args]),
    ).toEqual([
      ['absolute_redirect', 'off'],
      ['error_page', '404', '/docs/404.html'],
      ['error_page', '403', '=404', '/docs/404.html'],
    ]);
  });

  it('reject a value that nginx would read differently', () => {
    expect(() => createNginxFiles(input({headers: {'X-Price': '$5'}}))).toThrow(
      'Header `X-Price`: nginx would read it differently, got "$5". Expected: no quotation mark, backslash or dollar sign.',
    );
  });
});

describe('the catalog of the APIs', () => {
  it('leads to the address, the description and the reference of each API', () => {
    const {linkset} = JSON.parse(readFileSync(`build${API_CATALOG}`, 'utf8')) as {
      linkset: readonly Record<string, readonly {href: string}[] | string>[];
    };
    const [list, ...apis] = linkset;
    const items = (list?.['item'] ?? []) as readonly {href: string}[];
    expect(items.map(({href}) => href)).toEqual(apis.map(({anchor}) => anchor));
    expect(apis).toHaveLength(4);
    const links = apis.flatMap((api) =>
      ['service-desc', 'service-doc'].flatMap((relation) => api[relation] as {href: string}[]),
    );
    expect(links).toHaveLength(16);
    for (const {href} of links) {
      const file = href.replace(hosts.portal + '/docs/', 'build/');
      expect(existsSync(file), href).toBe(true);
    }
    for (const {anchor, 'service-desc': [description] = []} of apis) {
      const {href} = description as {href: string};
      const document = readFileSync(href.replace(hosts.portal + '/docs/', 'build/'), 'utf8');
      expect(document).toContain(`"${String(anchor)}"`);
    }
  });
});

describe('_headers', () => {
  /** Rules as the hosts read them: a line without indent is a pattern, `*` is any text. */
  const rules = text('root/_headers')
    .split(/\n(?=\S)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.trimEnd().split('\n');
      return {
        pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        values: lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)!.slice(1)),
      };
    });
  const getValues = (address: string): string[][] =>
    rules.filter(({pattern}) => pattern.test(address)).flatMap(({values}) => values);

  it('give every built file each header of the table once', () => {
    const wrong = [...built, '/', '/search', '/content/faq'].filter((file) => {
      const values = getValues(`/docs${file}`);
      const expected = {
        ...headers,
        ...(file.endsWith('.md') && {'X-Robots-Tag': 'noindex'}),
        ...(file === API_CATALOG && catalogHeaders),
        ...(isSpec(file) && specHeaders),
        ...getPathHeaders(file),
      };
      return (
        values.length !== Object.keys(expected).length ||
        JSON.stringify(Object.fromEntries(values)) !== JSON.stringify(expected)
      );
    });
    expect(wrong).toEqual([]);
    for (const file of rootFiles) {
      expect(Object.fromEntries(getValues(file))).toEqual({
        ...headers,
        ...getPathHeaders('/'),
        ...(file === API_CATALOG && catalogHeaders),
      });
    }
  });

  it('stay within the limits of both hosts', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(() => createHeadersFile(input({headers: {'X-Long': 'x'.repeat(2000)}}))).toThrow(
      '_headers: line too long, got 2010 characters in "  X-Long: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…". Expected: at most 2000.',
    );
    expect(() =>
      createHeadersFile(input({entries: Array.from({length: 98}, (_, index) => `page-${index}`)})),
    ).toThrow('_headers: too many rules, got 109. Expected: at most 100.');
  });

  it('are beside redirects and the not-found page at the root', () => {
    expect(text('root/_redirects')).toBe(
      '/ /docs/ 302\n/docs/content/references/error-messages /docs/tools/errors 301\n/.well-known/security.txt /docs/.well-known/security.txt 200\n/.well-known/api-catalog /docs/.well-known/api-catalog 200\n/llms.txt /docs/llms.txt 200\n/llms-full.txt /docs/llms-full.txt 200\n',
    );
    expect(text('root/404.html')).toBe(readFileSync('build/404.html', 'utf8'));
  });
});

const SPEC_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

describe('files for CloudFront', () => {
  it.each([
    ['', '*', {'Cross-Origin-Resource-Policy': 'same-origin'}],
    ['-pictures', '/docs/img/*', {'Cross-Origin-Resource-Policy': 'cross-origin'}],
    [
      '-markdown',
      '/docs/*.md',
      {'Cross-Origin-Resource-Policy': 'same-origin', 'X-Robots-Tag': 'noindex'},
    ],
    ['-specs', '/docs/api/*.json', SPEC_HEADERS],
    ['-specs', '/docs/api/*.yaml', SPEC_HEADERS],
  ])('give the table back in the policy%s of %s', (name, PathPattern, own) => {
    const {
      Name,
      SecurityHeadersConfig: known,
      CustomHeadersConfig: custom,
      CorsConfig: cors,
    } = JSON.parse(text(`cloudfront/response-headers-policy${name}.json`));
    expect(JSON.parse(text('cloudfront/cache-behaviors.json'))).toContainEqual({
      PathPattern,
      ResponseHeadersPolicy: Name,
    });
    const transport = known.StrictTransportSecurity;
    expect({
      'Strict-Transport-Security': [
        `max-age=${transport.AccessControlMaxAgeSec}`,
        ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(transport.Preload ? ['preload'] : []),
      ].join('; '),
      ...(known.ContentTypeOptions ? {'X-Content-Type-Options': 'nosniff'} : {}),
      'X-Frame-Options': known.FrameOptions.FrameOption,
      'Referrer-Policy': known.ReferrerPolicy.ReferrerPolicy,
      'Content-Security-Policy': known.ContentSecurityPolicy.ContentSecurityPolicy,
      ...(cors && {'Access-Control-Allow-Origin': cors.AccessControlAllowOrigins.Items.join()}),
      ...Object.fromEntries(
        custom.Items.map(({Header, Value}: {Header: string; Value: string}) => [Header, Value]),
      ),
    }).toEqual({...headers, ...own});
    expect(custom.Quantity).toBe(custom.Items.length);
  });

  const handler = vm.runInNewContext(
    `${text('cloudfront/viewer-request.js')}; handler`,
  ) as (event: {request: {uri: string}}) => {
    uri?: string;
    statusCode?: number;
    headers?: {location: {value: string}};
  };
  const toKey = (uri: string): string | undefined => handler({request: {uri}}).uri;

  it.each([
    ['/docs/', '/docs/index.html'],
    ['/docs/content/faq', '/docs/content/faq/index.html'],
    ['/docs/content/faq/', '/docs/content/faq/index.html'],
    ['/docs/content/faq.html', '/docs/content/faq.html'],
    ['/docs/assets/js/main.1.js', '/docs/assets/js/main.1.js'],
    ['/docs/v1.2/page', '/docs/v1.2/page/index.html'],
    ...rootFiles.map((file) => [file, `/docs${file}`]),
    ['/docs/content/faq.md', '/docs/content/faq.md'],
    ['/elsewhere', '/elsewhere/index.html'],
  ])('turn %s into the key %s', (uri, key) => {
    expect(toKey(uri)).toBe(key);
  });

  it.each(['/', '/docs'])('send %s to the site', (uri) => {
    expect(handler({request: {uri}})).toMatchObject({
      statusCode: 302,
      headers: {location: {value: '/docs/'}},
    });
  });

  it('send a page that moved to its new address', () => {
    expect(handler({request: {uri: '/docs/content/references/error-messages'}})).toMatchObject({
      statusCode: 301,
      headers: {location: {value: '/docs/tools/errors'}},
    });
  });

  it('find the file of every route and every file', () => {
    const addresses = [
      ...listBuiltRoutes('build').filter((route) => route !== '/docs'),
      ...built.map((file) => `/docs${file}`),
    ];
    expect(
      addresses.filter((address) => !existsSync(toKey(address)!.replace(/^\/docs/, 'build'))),
    ).toEqual([]);
  });

  it('turn errors of the bucket into the not-found page with status 404, never kept', () => {
    const {Quantity, Items} = JSON.parse(text('cloudfront/custom-error-responses.json'));
    expect([Quantity, Items]).toEqual([
      2,
      [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: '/docs/404.html',
        ResponseCode: '404',
        ErrorCachingMinTTL: 0,
      })),
    ]);
  });

  /** A folder with the upload, and a program in place of `aws`. */
  function createUpload(aws: string): {
    readonly dir: string;
    readonly run: () => {readonly stdout: string; readonly status: number | null};
  } {
    const dir = mkdtempSync(path.join(tmpdir(), 'upload-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    writeFileSync(path.join(dir, 'upload.sh'), text('cloudfront/upload.sh'));
    writeFileSync(path.join(dir, 'aws'), `#!/bin/bash\n${aws}\n`, {mode: 0o755});
    const env = {PATH: `${dir}:${process.env['PATH']}`, BUCKET: 'b', DISTRIBUTION: 'd'};
    const run = () => spawnSync('sh', ['upload.sh', 'my site'], {cwd: dir, encoding: 'utf8', env});
    return {dir, run};
  }

  it('upload assets first and for good, then all else', () => {
    const {stdout, status} = createUpload('printf "[%s]" "$@"; echo').run();
    expect(status).toBe(0);
    expect(stdout)
      .toBe(`[s3][sync][my site/assets/][s3://b/docs/assets/][--cache-control][public, max-age=31536000, immutable]
[s3][cp][my site/][s3://b/docs/][--recursive][--exclude][assets/*][--exclude][*.txt][--exclude][*.md][--exclude][*.html][--exclude][.well-known/api-catalog][--cache-control][no-cache]
[s3][cp][my site/][s3://b/docs/][--recursive][--exclude][*][--include][*.txt][--content-type][text/plain; charset=utf-8][--cache-control][no-cache]
[s3][cp][my site/][s3://b/docs/][--recursive][--exclude][*][--include][*.md][--content-type][text/markdown; charset=utf-8][--cache-control][no-cache]
[s3][cp][my site/][s3://b/docs/][--recursive][--exclude][*][--include][*.html][--content-type][text/html; charset=utf-8][--cache-control][no-cache]
[s3][cp][my site/.well-known/api-catalog][s3://b/docs/.well-known/api-catalog][--content-type][application/linkset+json][--cache-control][no-cache]
[s3][sync][my site/][s3://b/docs/][--exclude][assets/*][--size-only][--delete]
[cloudfront][create-invalidation][--distribution-id][d][--paths][/docs/*]
`);
  });

  it('upload a page whose size and time are those of the page before', () => {
    // `sync` sends a file that is newer than in the bucket (or has another size), as `cp -u` does.
    const aws = `case "$*" in
      's3 sync '*) mkdir -p bucket; cp -Ru "$3." bucket ;;
      's3 cp '*--recursive*) cp -R "$3." bucket ;;
    esac`;
    const {dir, run} = createUpload(aws);
    const page = path.join(dir, 'my site/index.html');
    mkdirSync(path.join(dir, 'my site/assets'), {recursive: true});
    for (const version of ['main.aaaa.js', 'main.bbbb.js']) {
      writeFileSync(page, version);
      // The time of all files of an archive.
      utimesSync(page, 0, 0);
      expect(run().status).toBe(0);
      expect(readFileSync(path.join(dir, 'bucket/index.html'), 'utf8')).toBe(version);
    }
  });

  it('reject a policy that CloudFront would not take, and a table without one', () => {
    expect(() =>
      createCloudFrontFiles(
        input({headers: {...headers, 'Content-Security-Policy': 'x'.repeat(1784)}}),
      ),
    ).toThrow(
      'Content-Security-Policy: too long for CloudFront, got 1784 characters. Expected: at most 1783.',
    );
    expect(() => createCloudFrontFiles(input({headers: {}}))).toThrow(
      'Header `Strict-Transport-Security`: is missing in src/portal/headers.ts. Expected: a value for CloudFront.',
    );
  });
});

describe('npm run headers', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const used = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  afterAll(() => {
    for (const dir of [out, used]) rmSync(dir, {recursive: true});
  });
  const kept = ['thesis.txt', 'nginx/sites.conf'];
  for (const file of [...kept, 'nginx/portal.conf']) {
    mkdirSync(path.dirname(path.join(used, file)), {recursive: true});
    writeFileSync(path.join(used, file), 'mine');
  }
  const [intoEmpty, intoUsed, ofNowhere] = runPrograms(
    [
      ['--out', out],
      ['--out', used],
      ['--dir', 'nowhere'],
    ].map((args) => ({script: 'src/scripts/headers.ts', args})),
  );

  it('writes every file, and says when nothing has been built', () => {
    expect(intoEmpty?.stdout.trim().split('\n')).toEqual(
      Object.keys(files).map((name) => path.join(out, name)),
    );
    expect(readFileSync(path.join(out, 'nginx/portal.conf'), 'utf8')).toBe(
      text('nginx/portal.conf'),
    );
    expect(ofNowhere).toMatchObject({
      status: 1,
      stderr: 'Folder `nowhere`: holds no built site. Fix: run `npm run build` first.\n',
    });
  });

  it('leaves the other files of a folder that was named, and replaces its own', () => {
    expect(intoUsed?.status).toBe(0);
    for (const file of kept) expect(readFileSync(path.join(used, file), 'utf8')).toBe('mine');
    expect(readFileSync(path.join(used, 'nginx/portal.conf'), 'utf8')).toBe(
      text('nginx/portal.conf'),
    );
  });
});
