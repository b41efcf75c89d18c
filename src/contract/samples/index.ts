import type {Operation} from '../listOperations';
import type {ContractDocument} from '../types';
import {toClient} from './client';
import {toCurl} from './curl';
import {toFetch} from './fetch';
import {sampleLanguages, type SampleLanguageId} from './languages';
import {toPython} from './python';
import {toPythonClient} from './pythonClient';
import {cloudTarget, type SampleTarget} from './target';
import {toCall, type Call, type CallChoice} from './toCall';

const WRITERS: Readonly<
  Record<SampleLanguageId, (call: Call, target: SampleTarget) => string | undefined>
> = {
  curl: toCurl,
  fetch: toFetch,
  client: toClient,
  python: toPython,
  'python-client': toPythonClient,
};

/** One operation in one language: complete and runnable. */
export interface Sample {
  readonly id: SampleLanguageId;
  readonly label: string;
  /** For the highlighter. */
  readonly language: string;
  readonly code: string;
}

/** A call in one language; nothing where that language has no call for it. */
export const writeSample = (
  call: Call,
  language: SampleLanguageId,
  target: SampleTarget = cloudTarget,
): string | undefined => WRITERS[language](setHost(call, target), target);

function setHost(call: Call, {endpoint}: SampleTarget): Call {
  if (endpoint === undefined) return call;
  return {...call, url: endpoint + call.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')};
}

/** The samples of an operation, in every language that can call it. */
export function createSamples(
  document: ContractDocument,
  operation: Operation,
  choice?: CallChoice,
  target?: SampleTarget,
): Sample[] {
  const call = toCall(document, operation, choice);
  return sampleLanguages.flatMap(({id, label, language}) => {
    const code = writeSample(call, id, target);
    return code === undefined ? [] : [{id, label, language, code}];
  });
}

export {createSandboxTarget, getSandboxTarget} from './target';
export {sampleLanguages, type Call, type CallChoice, type SampleLanguageId};
