import type {PictureFacts} from '../file/PictureFacts';
import type {Finding} from './Finding';
import {judgeFile} from './judgeFile';
import {judgePixels} from './judgePixels';

/** Every finding about a whole picture. */
export const judgePicture = (facts: PictureFacts): Finding[] => [
  ...judgeFile(facts),
  ...(facts.measures === undefined ? [] : judgePixels(facts.measures)),
];

export interface Verdict {
  readonly level: 'bad' | 'good' | 'rejected' | 'unmeasured';
  readonly text: string;
}

const isRejected = ({id, level}: Finding): boolean =>
  level === 'bad' && (id === 'format' || id === 'bytes');

const join = (labels: readonly string[]): string =>
  labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(', ');

/** All findings in one sentence. */
export function summarize(findings: readonly Finding[]): Verdict {
  if (findings.some(isRejected))
    return {level: 'rejected', text: 'The API would reject this file.'};
  const bad = findings.filter(({level}) => level === 'bad').map(({label}) => label);
  if (bad.length > 0)
    return {level: 'bad', text: `Outside of the recommended values: ${join(bad)}.`};
  if (findings.some(({id}) => id === 'problem'))
    return {level: 'unmeasured', text: 'The pixels of this file were not measured.'};
  const unsure = findings.filter(({level}) => level === 'unsure').map(({label}) => label);
  return unsure.length === 0
    ? {level: 'good', text: 'All measured values are as recommended.'}
    : {
        level: 'unmeasured',
        text: `As recommended, as far as it was measured. Not sure: ${join(unsure)}.`,
      };
}
