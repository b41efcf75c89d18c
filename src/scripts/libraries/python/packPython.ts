import {createHash} from 'node:crypto';
import {gzipSync, type Zippable} from 'fflate';
import {parse} from 'smol-toml';
import type {PortalPackage} from '../../../portal/packages';
import {readPythonFiles, type PythonFiles} from './stagePython';
import {toMetadata, type Project} from './toMetadata';
import {toTar} from '../../../build/archive/toTar';
import {toZip} from '../../../build/archive/toZip';

const WHEEL = `Wheel-Version: 1.0
Generator: portal (1.0)
Root-Is-Purelib: true
Tag: py3-none-any
`;

/** Both files of a Python package. */
interface PackedPython {
  readonly wheel: Uint8Array;
  readonly sdist: Uint8Array;
}

/**
 * Packs the Python client without Python. The same sources give the same bytes, on every machine.
 *
 * @throws Error when its pyproject.toml says another name or version
 */
export async function packPython(one: PortalPackage): Promise<PackedPython> {
  const files = await readPythonFiles();
  const {project} = parse(files.get('pyproject.toml') ?? '') as unknown as {project: Project};
  if (project.name !== one.name || project.version !== one.version) {
    throw new Error(
      `lib-src/python-client/pyproject.toml: has ${project.name} ${project.version}. Expected: ${one.name} ${one.version}, as src/portal/packages.ts says. Fix: change one of them.`,
    );
  }
  const stem = `${one.name.replaceAll('-', '_')}-${one.version}`;
  const metadata = toMetadata(project, files.get('README.md') ?? '');
  return {wheel: toWheel(files, metadata, stem), sdist: toSdist(files, metadata, stem)};
}

function toWheel(files: PythonFiles, metadata: string, stem: string): Uint8Array {
  const info = `${stem}.dist-info`;
  const inPackage = [...files].filter(([name]) => name.startsWith('src/'));
  const entries: [name: string, bytes: Uint8Array][] = [
    ...inPackage.map(
      ([name, text]) => [name.slice('src/'.length), toBytes(text)] as [string, Uint8Array],
    ),
    [`${info}/METADATA`, toBytes(metadata)],
    [`${info}/WHEEL`, toBytes(WHEEL)],
    [`${info}/licenses/LICENSE`, toBytes(files.get('LICENSE') ?? '')],
  ];
  const rows = entries.map(
    ([name, bytes]) =>
      `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}\n`,
  );
  entries.push([`${info}/RECORD`, toBytes(`${rows.join('')}${info}/RECORD,,\n`)]);
  const tree: Zippable = Object.fromEntries(
    // Plain files that everybody may read, as Unix says it.
    entries.map(([name, bytes]) => [name, [bytes, {os: 3, attrs: 0o100644 << 16, level: 9}]]),
  );
  return toZip(tree);
}

function toSdist(files: PythonFiles, metadata: string, stem: string): Uint8Array {
  const entries = [...files, ['PKG-INFO', metadata] as const].map(
    ([name, text]) => [`${stem}/${name}`, toBytes(text)] as const,
  );
  return gzipSync(toTar(entries), {level: 9, mtime: 0});
}

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
