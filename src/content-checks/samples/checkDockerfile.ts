import {validate} from 'dockerfile-utils';
import type {Problem} from '../problem';
import type {Sample} from './sample';

/** Severity of the language server protocol: 1 is an error, 2 a warning. */
const WARNING = 2;

/** A Dockerfile is one that Docker can build. */
export const checkDockerfile = ({file, text}: Sample): Problem[] =>
  validate(text)
    .filter(({severity = 1}) => severity <= WARNING)
    .map(({range, message}) => ({
      file,
      line: range.start.line + 1,
      message: `Dockerfile: ${message}.`,
    }));
