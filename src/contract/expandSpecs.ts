import {cpSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expandTokens} from '../markdown/expandTokens';
import {tokensWithLimits} from '../markdown/tokensWithLimits';
import {isRelease} from './releases/isRelease';

/**
 * Copies a folder of specifications with its tokens expanded, for tools that read files. Kept
 * releases stay out.
 */
export function expandSpecs(from: string, to: string): void {
  cpSync(from, to, {recursive: true, filter: (file) => !isRelease(path.relative(from, file))});
  for (const name of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.yaml')) continue;
    const file = path.join(to, name);
    writeFileSync(
      file,
      expandTokens(
        readFileSync(file, 'utf8'),
        {file: path.relative('.', path.join(from, name))},
        tokensWithLimits,
      ),
    );
  }
}
