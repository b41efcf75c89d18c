import path from 'node:path';
import {UnknownTokenError} from '../../markdown/expandTokens';
import {ContractError} from '../ContractError';
import {loadContractFile} from '../loadContract';
import type {SpecFile} from '../SpecFile';
import {checkHeaders} from './checkHeaders';
import type {SpecProblem} from './SpecSource';

/**
 * What stops the build, by the sentence that the build would end with; and what no message can
 * have, which pages show all the same.
 */
export function checkLoading(directory: string, name: string): SpecProblem[] {
  const file = path.resolve(directory, name);
  const opened = new Map<string, SpecFile>();
  try {
    const document = loadContractFile(file, {directory}, opened);
    const spec = opened.get(file);
    if (spec !== undefined) checkHeaders(spec, document);
    return [];
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UnknownTokenError)) throw error;
    const problems = readProblems(directory, error.message);
    return problems.length > 0 ? problems : [{file: name, line: 1, message: error.message}];
  }
}

/** `api-specs/vehicle.yaml:12: reference …`, once or on several lines. */
export function readProblems(directory: string, message: string): SpecProblem[] {
  const label = path.relative('.', directory).replaceAll(path.sep, '/');
  return message
    .replaceAll(label === '' ? '' : `${label}/`, '')
    .split('\n')
    .flatMap((text) => {
      const [, file = '', line, sentence = ''] =
        /^(?:- )?(.+?\.(?:ya?ml|json))(?::(\d+))?: (.+)$/.exec(text) ?? [];
      return file === ''
        ? []
        : [
            {
              file,
              line: Number(line ?? 1),
              message: sentence,
            },
          ];
    });
}
