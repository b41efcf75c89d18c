import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** An installed package and what it says about its license. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; `unknown` when the package names none. */
  readonly license: string;
  /** Text of its license files; empty when it ships none. */
  readonly text: string;
}

/**
 * Packages whose `package.json` does not say it in a way that machines read; their license files
 * do.
 */
const FROM_FILES: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type: string};
  /** The form of old packages. */
  readonly licenses?: readonly {readonly type: string}[];
}

/** Reads an installed package. */
export function readPackage(dir: string): LicensedPackage {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(dir).filter((file) =>
    /^(licen[cs]e|notice|copying)(\.(md|txt))?$/i.test(file),
  );
  const text = files
    .sort()
    .map((file) => readFileSync(path.join(dir, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  return {name: manifest.name, version: manifest.version, license: getLicense(manifest), text};
}

function getLicense({name, license, licenses}: Manifest): string {
  const known = FROM_FILES[name];
  if (known !== undefined) return known;
  if (licenses !== undefined) return licenses.map(({type}) => type).join(' OR ');
  return (typeof license === 'object' ? license.type : license) ?? 'unknown';
}
