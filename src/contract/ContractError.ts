import {FileError} from '../markdown/FileError';

/**
 * A specification that cannot be used. The message is one sentence that begins with file and line.
 */
export class ContractError extends FileError {
  override readonly name = 'ContractError';
}
