import {agentExitCodes} from '../../data/products/agent';
import {licenseErrors} from '../../data/products/licenseClient';
import {getTestKey} from '../../data/testKeys';
import type {ApiId, ContractFailure} from '../../contract';
import {findCode, type Facts, type Question} from './Question';

const failure = (all: Facts, operationId: string, name: string): ContractFailure => {
  const found = all.failures.find((one) => one.operationId === operationId && one.name === name);
  if (found === undefined) throw new Error(`${operationId}: no error ${name}`);
  return found;
};
const version = ({contracts}: Facts, api: ApiId): string => contracts[api].info.version;

/** Questions about the contract, errors, and requests. */
export const callQuestions: readonly Question[] = [
  {
    ask: 'Which operations does the Storage & Hook API have?',
    call: ['list_operations', {api: 'storage'}],
    facts: ({operations}) =>
      operations
        .filter(({path}) => path.startsWith('/hooks') || path.startsWith('/events'))
        .map(({id}) => id),
  },
  {
    ask: 'Is there an operation that lists prices in one country?',
    call: ['list_operations', {search: 'prices country'}],
    facts: () => ['listPricesByCountry'],
  },
  {
    ask: 'Which parameters does recognizing a vehicle take?',
    call: ['describe_operation', {operation: 'recognizeVehicle'}],
    facts: () => ['service', 'image', 'maxreads', 'roi', 'customData', 'x-api-version'],
  },
  {
    ask: 'How do I register a hook?',
    call: ['describe_operation', {operation: 'POST /hooks'}],
    facts: () => ['hookUrl', 'apis'],
  },
  {
    ask: 'Which errors can reading a container code return?',
    call: ['describe_operation', {operation: 'readCargoCode', part: 'errors'}],
    facts: (all) => [
      failure(all, 'readCargoCode', 'invalidImage').message,
      failure(all, 'readCargoCode', 'tooLarge').message,
    ],
  },
  {
    ask: 'What does the response to listing events look like?',
    call: ['describe_operation', {operation: 'listEvents', part: 'response'}],
    facts: () => ['continuation'],
  },
  {
    ask: 'What does "Invalid maxreads" mean?',
    call: [
      'explain_error',
      {
        text: 'HTTP/1.1 400 Bad Request\n\n{"message":"Invalid maxreads: expected an integer from 1 to 5."}',
      },
    ],
    facts: (all) => [failure(all, 'recognizeVehicle', 'invalidMaxReads').remedy],
  },
  {
    ask: 'What does this log line of the agent mean?',
    call: ['explain_error', {text: 'vehicle-detector-agent exited with code 13'}],
    facts: () => [findCode(agentExitCodes, '13')],
  },
  {
    ask: 'ERR_SIGNATURE_MISMATCH',
    call: ['explain_error', {text: 'ERR_SIGNATURE_MISMATCH'}],
    facts: ({entries}) => [
      entries.find(({codes}) => codes.includes('ERR_SIGNATURE_MISMATCH'))?.cause ?? 'none',
    ],
  },
  {
    ask: 'Why does the License Service say 409?',
    call: ['explain_error', {text: 'License Service: HTTP 409 while requesting a lease'}],
    facts: () => [findCode(licenseErrors, '409')],
  },
  {
    ask: 'Is this request valid: maxreads 9?',
    call: [
      'validate_request',
      {
        operation: 'recognizeVehicle',
        path: {region: 'eur'},
        parts: {service: 'anpr', maxreads: '9'},
        image: 'plate-european',
      },
    ],
    facts: (all) => [failure(all, 'recognizeVehicle', 'invalidMaxReads').message],
  },
  {
    ask: 'Can I register a hook with an ftp address?',
    call: [
      'validate_request',
      {operation: 'createHook', body: {hookUrl: 'ftp://hooks.example.com', apis: {vehicle: true}}},
    ],
    facts: (all) => [failure(all, 'createHook', 'invalidUrl').message],
  },
  {
    ask: 'Does the sandbox read a European plate?',
    call: [
      'call_sandbox',
      {
        operation: 'recognizeVehicle',
        path: {region: 'eur'},
        parts: {service: 'anpr'},
        image: 'plate-european',
      },
    ],
    facts: () => ['unicodeText', '200'],
  },
  {
    ask: 'What happens without a key?',
    call: ['call_sandbox', {operation: 'listHooks', key: ''}],
    facts: (all) => ['401', failure(all, 'listHooks', 'keyMissing').message],
  },
  {
    ask: 'Which events does the test key of event storage have?',
    call: [
      'call_sandbox',
      {operation: 'listEvents', path: {api: 'vehicle'}, key: getTestKey('storage')},
    ],
    facts: () => ['200', 'creationTimestamp'],
  },
  {
    ask: 'Which version of the response structure is the newest?',
    call: ['call_sandbox', {operation: 'listVehicleVersions'}],
    facts: () => ['200', 'version'],
  },
  {
    ask: 'Which release of the Vehicle API is documented here?',
    call: ['list_operations', {api: 'vehicle'}],
    facts: (all) => [version(all, 'vehicle')],
  },
  {
    ask: 'Which release of the Descriptor API is documented here?',
    call: ['list_operations', {api: 'descriptor'}],
    facts: (all) => [version(all, 'descriptor')],
  },
];
