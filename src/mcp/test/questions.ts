import {callQuestions} from './callQuestions';
import type {Question} from './Question';
import {searchQuestions} from './searchQuestions';

/**
 * Forty questions that CI asks. They were written before the tools were described and the ranking
 * of their results was chosen. Those at even places were there to tune on; the others were not
 * looked at until the end.
 */
export const questions: readonly Question[] = [...searchQuestions, ...callQuestions];
