import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createPolicy} from './createPolicy';

const KNOWN =
  '<script>/* docusaurus.announcement */</script><script>window.portalLoader = {}</script>';

/** A built site of a not-found page and one page more. */
function createSite(page: string, notFound: string = KNOWN): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  writeFileSync(path.join(dir, '404.html'), `<!doctype html>${notFound}`);
  writeFileSync(path.join(dir, 'page.html'), `<!doctype html>${KNOWN}${page}`);
  return dir;
}

describe('createPolicy', () => {
  it('names the known scripts by hash and nothing unsafe', () => {
    const policy = createPolicy(
      createSite('<p>text</p><script type="application/ld+json">{}</script>'),
    );
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/sha256-/g)).toHaveLength(2);
  });

  it('takes scripts from named makers only, and HTML from none', () => {
    expect(createPolicy(createSite(''))).toMatch(
      /; require-trusted-types-for 'script'; trusted-types portal-loader portal-bundler$/,
    );
  });

  // WebKit also applies it to loopback addresses, where the local server has no HTTPS.
  it('does not turn addresses of the local server into HTTPS', () => {
    expect(createPolicy(createSite(''))).not.toContain('upgrade-insecure-requests');
  });

  it('adds the origins of search servers', () => {
    expect(createPolicy(createSite(''), {connectOrigins: ['https://search.example']})).toContain(
      "connect-src 'self' https://search.example;",
    );
  });

  it.each([
    [
      'an unknown inline script',
      '<script>steal()</script>',
      'page.html: unknown inline script, got "steal()".',
    ],
    [
      'a known script that was changed',
      '<script>/* docusaurus.announcement */steal()</script>',
      'page.html: unknown inline script',
    ],
    [
      'an event attribute',
      '<p onclick="x()">',
      'page.html: attribute `onclick` on <p> is not allowed.',
    ],
    [
      'an event attribute inside a template',
      '<template><p onclick="x()"></template>',
      'attribute `onclick`',
    ],
    [
      'a javascript: address',
      '<a href="java\nscript:x()">x</a>',
      'page.html: `javascript:` address in `href` of <a> is not allowed.',
    ],
    ['a style element', '<style>p{}</style>', 'page.html: element <style> is not allowed.'],
    ['a base element', '<base href="/x">', 'page.html: element <base> is not allowed.'],
    ['a frame', '<iframe src="/x"></iframe>', 'page.html: element <iframe> is not allowed.'],
    ['an object', '<object data="/x"></object>', 'page.html: element <object> is not allowed.'],
    ['an embedded file', '<embed src="/x">', 'page.html: element <embed> is not allowed.'],
    [
      'a script address of a button',
      '<button formaction=" javascript:x()">x</button>',
      'page.html: `javascript:` address in `formaction` of <button> is not allowed.',
    ],
    [
      'a page as data',
      '<a href="data:text/html,x">x</a>',
      'page.html: `javascript:` address in `href` of <a> is not allowed.',
    ],
    [
      'a module',
      '<script type="module">steal()</script>',
      'page.html: unknown inline script, got "steal()".',
    ],
    [
      'a script of another origin',
      '<script src="https://cdn.example/x.js"></script>',
      'page.html: <script src> points to another origin, got "https://cdn.example/x.js".',
    ],
    [
      'a picture of another origin',
      '<img src="//cdn.example/x.png">',
      'page.html: <img src> points to another origin',
    ],
    [
      'a larger picture of another origin',
      '<img srcset="/a.png 1x, https://cdn.example/b.png 2x">',
      'page.html: <img srcset> points to another origin, got "/a.png 1x, https://cdn.example/b.png 2x".',
    ],
    [
      'a drawing of another origin',
      '<svg><use xlink:href="https://cdn.example/x.svg#a"></use></svg>',
      'page.html: <use href> points to another origin, got "https://cdn.example/x.svg#a".',
    ],
    [
      'a form that posts elsewhere',
      '<form action="https://elsewhere.example/"></form>',
      'page.html: <form action> points to another origin',
    ],
    [
      'an early connection to another origin',
      '<link rel="preconnect" href="https://cdn.example">',
      'page.html: <link href> points to another origin',
    ],
    [
      'a style sheet of another origin',
      '<link rel="stylesheet" href="https://cdn.example/x.css">',
      'page.html: <link href> points to another origin',
    ],
    [
      'too many style attributes',
      [1, 2, 3, 4, 5, 6].map((n) => `<p style="margin:${n}px">`).join(''),
      'Expected: at most 5 different style attributes, got 6.',
    ],
  ])('rejects %s', (_name, page, message) => {
    expect(() => createPolicy(createSite(page))).toThrow(message);
  });

  it('says once what a page has many times', () => {
    const picture = '<img src="https://cdn.example/x.png">';
    expect(() => createPolicy(createSite(picture.repeat(3)))).toThrow(
      'content security policy, 1 problem:\n- page.html: <img src> points to another origin, got "https://cdn.example/x.png".',
    );
  });

  it('rejects a policy that is too long for hosts', () => {
    const connectOrigins = Array.from(
      {length: 60},
      (_, index) => `https://node-${index}.search.example`,
    );
    expect(() => createPolicy(createSite(''), {connectOrigins})).toThrow(
      /policy: too long, got \d+ bytes\. Expected: at most 1600\./,
    );
  });

  it('rejects a script that some plugin adds to every page', () => {
    const added = '<script>track()</script>';
    expect(() => createPolicy(createSite(added, KNOWN + added))).toThrow(
      '404.html: unknown inline script, got "track()".',
    );
  });

  it('misses a known script that is gone', () => {
    expect(() => createPolicy(createSite('', '<script>window.portalLoader = {}</script>'))).toThrow(
      '404.html: expected exactly one inline script for address',
    );
  });

  it('lets links lead elsewhere', () => {
    expect(() =>
      createPolicy(
        createSite(
          '<a href="https://elsewhere.example/">x</a><link rel="canonical" href="https://docs.example/">',
        ),
      ),
    ).not.toThrow();
  });
});
