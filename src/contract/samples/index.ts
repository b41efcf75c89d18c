import {names} from '../../portal/product';
import type {Operation} from '../listOperations';
import type {ContractDocument} from '../types';
import {toClient} from './client';
import {toCurl} from './curl';
import {toFetch} from './fetch';
import {toPython} from './python';
import {toCall, type Call, type CallChoice} from './toCall';

/** The languages in which every operation is shown, in the order of the tabs. */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', language: 'bash', write: toCurl},
  {id: 'fetch', label: 'JavaScript', language: 'js', write: toFetch},
  {id: 'client', label: 'Client library', language: 'js', write: toClient},
  {id: 'python', label: 'Python', language: 'python', write: toPython},
] as const;

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];

/** One operation in one language: complete and runnable. */
export interface Sample {
  readonly id: SampleLanguageId;
  readonly label: string;
  /** For the highlighter. */
  readonly language: string;
  readonly code: string;
}

/** The samples of an operation, in every language that can call it. */
export function createSamples(document: ContractDocument, operation: Operation, choice?: CallChoice): Sample[] {
  const call = toCall(document, operation, choice);
  return sampleLanguages.flatMap(({id, label, language, write}) => {
    const code = write(call, names.apiKeyVariable);
    return code === undefined ? [] : [{id, label, language, code}];
  });
}

export {toCall, type Call, type CallChoice};
