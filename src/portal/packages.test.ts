import {afterEach, describe, expect, it, vi} from 'vitest';
import {packages, toTarball} from './packages';

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
      'https://docs.gantry.example/docs/downloads/js-gantry-cloud-client-1.0.0.tgz',
    );
    expect(tokens['dependency.client']).toBe(tokens['package.client']);
  });

  it('lead to a registry when one is set', async () => {
    vi.stubEnv('PORTAL_REGISTRY', 'https://npm.example.com');
    const tokens = await readTokens();
    expect(tokens['package.sandbox']).toBe(
      '--registry=https://npm.example.com gantry-sandbox@1.0.0',
    );
    expect(tokens['dependency.middleware']).toBe('^1.0.0');
  });
});

describe('the file of a package', () => {
  it('has no scope in its name', () => {
    const scoped = {...packages.client, name: '@gantry/client'};
    expect(toTarball(scoped, '1.2.0')).toBe('gantry-client-1.2.0.tgz');
    expect(toTarball(scoped)).toBe('gantry-client-latest.tgz');
  });
});
