import {apiLabels} from '../../portal/apiLabels';
import {names} from '../../portal/product';
import type {ErrorEntry, ErrorSource} from '../ErrorEntry';
import type {Paste} from './readPaste';

/** Classes of both cloud clients. */
const CLIENT_ERRORS = [
  'apiconfigerror',
  'badrequesterror',
  'ratelimiterror',
  'redirecterror',
  'responseformaterror',
  'toolargeerror',
  'aborterror',
];

/** Texts that say which part of the platform a text is about. */
const CONTEXTS: Readonly<Partial<Record<ErrorSource, readonly string[]>>> = {
  ...Object.fromEntries(
    Object.entries(apiLabels).map(([id, label]) => [id, [label.toLowerCase()]]),
  ),
  vehicle: ['/vehicle/', 'vehicleapiclient', 'vehicle api', 'recognizevehicle'],
  transport: ['/transport/', 'transportapiclient', 'transport api', 'readcargocode'],
  storage: ['/storage/', 'storageandhookapiclient', 'storage & hook api'],
  descriptor: ['descriptorapiclient', 'descriptor api'],
  'cloud-client': [names.clientPackage, ...CLIENT_ERRORS],
  'python-client': [names.pythonModule, ...CLIENT_ERRORS],
  'webhook-middleware': ['webhook-middleware', 'webhookrequesterror', 'signatureconfigerror'],
  agent: ['detector-agent', 'agent[', 'agent:', 'agent |', 'agent.yaml'],
  worker: ['-worker', 'worker[', 'worker:', 'worker |', 'localhost:8080', 'engines.json'],
  'license-client': ['license-service-client', 'client.toml', ':8089'],
  mobile: ['android', 'activityresult', 'resultcode'],
};

/** The sources that a text names. */
export const readSources = ({text}: Paste): ReadonlySet<ErrorSource> =>
  new Set(
    (Object.keys(CONTEXTS) as ErrorSource[]).filter((source) =>
      CONTEXTS[source]?.some((word) => text.includes(word)),
    ),
  );

/** Characters in which a method and its path are. */
const CALL_LENGTH = 120;

/** The request of an entry that a text names, as `POST /vehicle/`; only the path, if that is all. */
export function findCall({calls}: ErrorEntry, {text}: Paste): string | undefined {
  let path: string | undefined;
  for (const call of calls) {
    const [method = '', address = ''] = call.split(' ');
    const at = address.length > 1 ? text.indexOf(address) : -1;
    if (at < 0) continue;
    if (text.slice(Math.max(0, at - CALL_LENGTH), at).includes(`${method.toLowerCase()} `))
      return call;
    path ??= address;
  }
  return path;
}
