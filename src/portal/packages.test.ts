import {afterEach, describe, expect, it, vi} from 'vitest';
import {packages, toTarball} from './packages';
import {product} from './product';

const {slug} = product;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const readTokens = async (): Promise<Readonly<Record<string, string>>> =>
  (await import('./tokens')).tokens;

describe('the tokens of packages', () => {
  it('lead to the portal', async () => {
    const tokens = await readTokens();
    expect(tokens['package.client']).toBe(
      `https://docs.${slug}.example/docs/downloads/js-${slug}-cloud-client-1.0.0.tgz`,
    );
    expect(tokens['dependency.client']).toBe(tokens['package.client']);
    expect(tokens['package.pythonClient']).toBe(
      `https://docs.${slug}.example/docs/downloads/${slug.replaceAll('-', '_')}_cloud_client-1.0.0-py3-none-any.whl`,
    );
    expect(tokens['dependency.pythonClient']).toBe(
      `${slug}-cloud-client @ ${tokens['package.pythonClient']}`,
    );
  });

  it('lead to a registry when one is set', async () => {
    vi.stubEnv('PORTAL_REGISTRY', 'https://npm.example.com');
    const tokens = await readTokens();
    expect(tokens['package.sandbox']).toBe(
      `--registry=https://npm.example.com ${slug}-sandbox@1.0.0`,
    );
    expect(tokens['dependency.middleware']).toBe('^1.0.0');
    expect(tokens['package.pythonClient']).toMatch(/\.whl$/);
  });

  it('lead to a Python index when one is set', async () => {
    vi.stubEnv('PORTAL_PYTHON_INDEX', 'https://pypi.example.com/simple');
    const tokens = await readTokens();
    expect(tokens['package.pythonClient']).toBe(
      `--index-url=https://pypi.example.com/simple ${slug}-cloud-client==1.0.0`,
    );
    expect(tokens['dependency.pythonClient']).toBe(`${slug}-cloud-client>=1.0.0`);
    expect(tokens['package.sandbox']).toMatch(/\.tgz$/);
  });
});

describe('the file of a package', () => {
  it('has no scope in its name', () => {
    const scoped = {...packages.client, name: '@gantry/client'};
    expect(toTarball(scoped, '1.2.0')).toBe('gantry-client-1.2.0.tgz');
    expect(toTarball(scoped)).toBe('gantry-client-latest.tgz');
  });
});
