import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {runPageSteps} from '../runPageSteps';
import {createPolicy} from './createPolicy';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><script>/* docusaurus.announcement */</script><script>window.portalLoader = {}</script></head></html>';

/** Runs the last step of a build over a folder of two pages. */
async function build(page: string = PAGE): Promise<string> {
  const outDir = createFolder({
    '404.html': PAGE,
    'content/faq/index.html': page,
    'x.json': '<head><meta charset=UTF-8>',
  });
  const {checkPolicy} = await import('./checkPolicy');
  runPageSteps({outDir, baseUrl: '/docs/', routesPaths: []}, {readers: [checkPolicy()]});
  return outDir;
}

describe('the policy of built pages', () => {
  it('leaves pages as they are', async () => {
    expect(readFileSync(path.join(await build(), 'content/faq/index.html'), 'utf8')).toBe(PAGE);
  });

  it('writes the policy into every page, and only there, when asked to', async () => {
    vi.stubEnv('PORTAL_POLICY_IN_PAGES', 'true');
    const outDir = await build();
    const inPage = createPolicy(outDir).replace(" frame-ancestors 'none';", '');
    for (const file of ['404.html', 'content/faq/index.html']) {
      expect(readFileSync(path.join(outDir, file), 'utf8')).toBe(
        PAGE.replace(
          '<meta charset=UTF-8>',
          `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="${inPage}">`,
        ),
      );
    }
    expect(readFileSync(path.join(outDir, 'x.json'), 'utf8')).toBe('<head><meta charset=UTF-8>');
  });

  it('stops the build at a page that no policy should allow', async () => {
    await expect(build(PAGE.replace('</head>', '<script>steal()</script></head>'))).rejects.toThrow(
      'content security policy, 1 problem:\n- content/faq/index.html: unknown inline script, got "steal()".',
    );
  });
});
