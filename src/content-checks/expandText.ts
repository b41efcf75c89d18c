import {expandTokens, UnknownTokenError} from '../markdown/expandTokens';
import type {Problem} from './problem';

/** A text with its tokens expanded, or the tokens that it does not know. */
export function expandText(file: string, source: string): string | Problem[] {
  try {
    return expandTokens(source, {file});
  } catch (error) {
    if (!(error instanceof UnknownTokenError)) throw error;
    return [...error.message.matchAll(/^- .+?:(\d+): (.*)$/gm)].map(([, line, message]) => ({
      file,
      line: Number(line),
      message: String(message),
    }));
  }
}
