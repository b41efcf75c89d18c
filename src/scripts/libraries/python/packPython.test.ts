import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {packages, toPackageFile, toSdist} from '../../../portal/packages';
import {names} from '../../../portal/product';
import {startSandboxServer, type SandboxServer} from '../../../sandbox/server';
import {packPython} from './packPython';
import {toTar} from '../../../build/archive/toTar';

const run = promisify(execFile);
const python = process.env.PYTHON ?? 'python3';
const one = packages.pythonClient;
const {wheel, sdist} = await packPython(one);
const module = names.pythonModule;

const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pip-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
};

it('gives the same bytes in another zone at another time', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  const again = await packPython(one);
  expect(Buffer.from(again.wheel).equals(wheel)).toBe(true);
  expect(Buffer.from(again.sdist).equals(sdist)).toBe(true);
});

it('stops when the version is another one', async () => {
  await expect(packPython({...one, version: '1.0.1'})).rejects.toThrow(
    `pyproject.toml: has ${one.name} 1.0.0. Expected: ${one.name} 1.0.1`,
  );
});

it('has a wheel whose record holds each file with its hash, and no token', () => {
  const files = unzipSync(wheel);
  const record = new TextDecoder().decode(files[`${module}-1.0.0.dist-info/RECORD`]);
  const rows = record.trimEnd().split('\n');
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(Object.keys(files).sort());
  for (const row of rows) {
    const [name = '', hash, size] = row.split(',');
    if (name.endsWith('RECORD')) continue;
    const bytes = files[name] ?? new Uint8Array();
    expect([hash, size]).toEqual([
      `sha256=${createHash('sha256').update(bytes).digest('base64url')}`,
      String(bytes.length),
    ]);
    expect(new TextDecoder().decode(bytes)).not.toMatch(/%%[A-Za-z]/);
  }
  expect(Object.keys(files)).toContain(`${module}/py.typed`);
});

it('rejects a name that an archive cannot hold', () => {
  expect(() => toTar([['x'.repeat(101), new Uint8Array()]])).toThrow(/at most 100 bytes/);
});

describe('pip, with no index', () => {
  let sandbox: SandboxServer;
  beforeAll(async () => {
    sandbox = await startSandboxServer();
  });
  afterAll(() => sandbox.close());

  it.each([
    ['the wheel', toPackageFile(one), wheel],
    ['the source distribution, with the build backend that is in it', toSdist(one), sdist],
  ])(
    'installs %s, which calls the sandbox',
    async (_what, file, bytes) => {
      const folder = makeFolder();
      writeFileSync(path.join(folder, file), bytes);
      const target = path.join(folder, 'installed');
      const options = ['--quiet', '--no-index', '--no-compile', '--target', target];
      const env = {
        PATH: process.env.PATH,
        HOME: folder,
        PIP_ROOT_USER_ACTION: 'ignore',
        PIP_DISABLE_PIP_VERSION_CHECK: '1',
      };
      await run(python, ['-m', 'pip', 'install', ...options, path.join(folder, file)], {env});
      const info = path.join(target, `${module}-1.0.0.dist-info`);
      expect(readFileSync(path.join(info, 'METADATA'), 'utf8')).toMatch(
        new RegExp(
          `^Name: ${one.name}\\nVersion: 1\\.0\\.0\\n[^]*\\nRequires-Python: >=3\\.9\\n`,
          'm',
        ),
      );
      expect(readdirSync(path.join(target, module))).toEqual(
        Object.keys(unzipSync(wheel))
          .filter((name) => /^\w+\/[^/]+$/.test(name) && !name.includes('dist-info'))
          .map((name) => path.basename(name))
          .concat('generated')
          .sort(),
      );
      const program = `
import sys
from ${module} import Locations, SelectedServices, VehicleAPIClient
with VehicleAPIClient(api_key="test_default", endpoint=sys.argv[1], input_image_location=Locations.Europe.Hungary, services=SelectedServices(anpr=True)) as client:
    print(client.send(sys.argv[2])["data"]["vehicles"][0]["plate"]["unicodeText"])
`;
      const picture = path.resolve('src/sandbox/samples/pictures/plate-european.jpg');
      const {stdout} = await run(
        python,
        ['-W', 'error', '-B', '-c', program, sandbox.url, picture],
        {env: {...env, PYTHONPATH: target}},
      );
      expect(stdout.trim()).toBe('ABC123');
    },
    60_000,
  );
});
