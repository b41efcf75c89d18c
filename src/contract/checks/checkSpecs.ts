import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from '../ContractError';
import {loadContractFile} from '../loadContract';
import {isRelease} from '../releases/isRelease';
import {openSpecFile} from '../SpecFile';
import {listMadeExamples} from './listMadeExamples';
import {listMissingErrors} from './listMissingErrors';
import {listTypedLimits} from './listTypedLimits';
import {listWrongVersions} from './listWrongVersions';

/**
 * Checks specifications by our own rules, in addition to those of the linter.
 *
 * @param directory folder of the specifications
 * @param names files in it that are specifications; the others are only referred to
 * @returns one sentence for each problem, with file and line
 */
export function checkSpecs(directory: string, names: readonly string[]): string[] {
  const texts = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml') && !isRelease(name))
    .map((name) => path.join(directory, name))
    .flatMap((file) => listTypedLimits(file, readFileSync(file, 'utf8')));
  return [...names.flatMap((name) => checkSpec(path.join(directory, name))), ...texts];
}

function checkSpec(file: string): string[] {
  try {
    const document = loadContractFile(file);
    const spec = openSpecFile(path.resolve(file));
    return [
      ...listMadeExamples(spec, document),
      ...listMissingErrors(spec, document),
      ...listWrongVersions(spec, document),
    ];
  } catch (error) {
    if (error instanceof ContractError || (error as Error).name === 'UnknownTokenError')
      return (error as Error).message.split('\n').map((line) => line.replace(/^- /, ''));
    throw error;
  }
}
