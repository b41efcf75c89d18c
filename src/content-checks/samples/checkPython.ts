import {parser} from '@lezer/python';
import type {Problem} from '../problem';
import type {SyntaxFault} from './findSyntaxError';
import {hasProgram} from './hasProgram';
import {readPython} from './readPython';
import type {Sample} from './sample';

/**
 * Python is what Python can read. A machine without it has the grammar, which overlooks one mistake
 * in thirty, such as a line that is indented too far.
 */
export async function checkPython({file, text}: Sample): Promise<Problem[]> {
  const fault = hasPython() ? await readPython(text) : findFault(text);
  return fault === undefined
    ? []
    : [{file, line: fault.line, message: `cannot be read as Python: ${fault.reason}`}];
}

/** Whether Python itself reads samples here. */
export const hasPython = (): boolean => hasProgram('python3', ['--version']);

/** The first mistake by the grammar, which sees it where the rest no longer fits. */
function findFault(text: string): SyntaxFault | undefined {
  let first: number | undefined;
  parser.parse(text).iterate({
    enter: ({type, from}) => {
      if (type.isError) first ??= from;
    },
  });
  if (first === undefined) return undefined;
  const before = text.slice(0, first).trimEnd();
  return {line: before.split('\n').length, reason: 'a mistake is in this line or the next one.'};
}
