import {afterEach, describe, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('settings', () => {
  it('are those of the specification when nothing is set', async () => {
    const {settings} = await import('./settings');
    expect(settings).toEqual({
      colorMode: 'light',
      navbarHideOnScroll: false,
      editUrl: '',
      showLastUpdate: false,
      hydrateWhenIdle: false,
      policyInPages: false,
      registry: '',
      pythonIndex: '',
      offline: false,
      preview: false,
      referencePageMaxBytes: 1_000_000,
    });
  });

  it('follow the environment', async () => {
    vi.stubEnv('PORTAL_COLOR_MODE', 'switchable');
    vi.stubEnv('PORTAL_NAVBAR_HIDE_ON_SCROLL', 'true');
    vi.stubEnv('PORTAL_REFERENCE_PAGE_MAX_BYTES', '2000000');
    vi.stubEnv('PORTAL_PREVIEW', 'true');
    vi.stubEnv('PORTAL_OFFLINE', 'true');
    vi.stubEnv('PORTAL_REGISTRY', 'https://npm.example.com/our');
    const {settings} = await import('./settings');
    expect(settings).toMatchObject({
      colorMode: 'switchable',
      navbarHideOnScroll: true,
      offline: true,
      preview: true,
      registry: 'https://npm.example.com/our',
      referencePageMaxBytes: 2_000_000,
    });
  });

  it.each([
    [
      'PORTAL_COLOR_MODE',
      'purple',
      '`PORTAL_COLOR_MODE`: unknown value, got "purple". Expected: light or switchable.',
    ],
    [
      'PORTAL_LAST_UPDATE',
      'yes',
      '`PORTAL_LAST_UPDATE`: unknown value, got "yes". Expected: false or true.',
    ],
    [
      'PORTAL_REGISTRY',
      'http://npm.example.com',
      '`PORTAL_REGISTRY`: not an address, got "http://npm.example.com". Expected: https:// and a host.',
    ],
    [
      'PORTAL_REFERENCE_PAGE_MAX_BYTES',
      '1 MB',
      '`PORTAL_REFERENCE_PAGE_MAX_BYTES`: not a number, got "1 MB". Expected: a whole number from 1 on.',
    ],
  ])('stop when %s is %s', async (variable, value, message) => {
    vi.stubEnv(variable, value);
    await expect(import('./settings')).rejects.toThrow(message);
  });
});
