import {constructs} from './constructs';

/** What the portal does with the keywords of one object of OpenAPI. */
export interface ConstructSummary {
  readonly object: string;
  readonly shown: number;
  /** Names of the keywords that are rejected, whatever their value is. */
  readonly rejected: readonly string[];
}

/** The list of constructs by object. */
export const summarizeConstructs = (): ConstructSummary[] =>
  Object.entries(constructs).map(([object, keywords]) => {
    const rejected = Object.entries(keywords)
      .filter(([, {getRemedy}]) => getRemedy?.('a value') !== undefined)
      .map(([keyword]) => keyword);
    return {object, shown: Object.keys(keywords).length - rejected.length, rejected};
  });
