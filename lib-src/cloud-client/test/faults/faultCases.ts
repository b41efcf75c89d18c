import type {FaultCase} from './FaultCase.js';
import {interimCases} from './interimCases.js';
import {networkCases} from './networkCases.js';
import {responseCases} from './responseCases.js';
import {secretCases} from './secretCases.js';
import {statusCases} from './statusCases.js';

/** Every fault that the clients of all languages survive in the same way. */
export const faultCases: readonly FaultCase[] = [
  ...statusCases,
  ...responseCases,
  ...networkCases,
  ...interimCases,
  ...secretCases,
];
