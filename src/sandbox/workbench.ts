import {ATTACHMENT_PATH} from './delivery/eventItem';
import {CERTIFICATE_PATH, SUBSCRIPTION_PATH, type Sender} from './delivery/hookMessages';
import {handleSubscription} from './delivery/subscription';
import type {ReadPicture} from './samples/sample';
import type {SandboxState} from './state';

/** Addresses that belong to the sandbox itself; everything else is the API. */
const WORKBENCH_PREFIX = '/_sandbox/';

export interface Workbench extends Sender {
  readonly request: Request;
  readonly state: SandboxState;
  readonly reset: () => void;
  readonly readPicture: ReadPicture | undefined;
}

/** Further addresses of the sandbox itself; undefined for any other. */
export type OwnAddresses = (workbench: Workbench) => Promise<Response | undefined>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {'content-type': 'application/json'},
  });

export const toPictureResponse = (bytes: Uint8Array, type: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {headers: {'content-type': type}});

/** Serves what messages and events link to, and what else `own` has. */
export async function handleWorkbench(
  workbench: Workbench,
  own: OwnAddresses | undefined,
): Promise<Response | undefined> {
  const {url, request, signer} = workbench;
  const {pathname} = url;
  if (pathname.startsWith(ATTACHMENT_PATH)) return serveAttachment(workbench);

  if (!pathname.startsWith(WORKBENCH_PREFIX)) return undefined;

  switch (`${request.method} ${pathname}`) {
    case `GET ${SUBSCRIPTION_PATH}`:
      return handleSubscription(workbench, workbench.state);
    case `GET ${CERTIFICATE_PATH}`:
      return new Response(await signer.certificate(), {
        headers: {'content-type': 'application/x-pem-file'},
      });
    default:
      return (await own?.(workbench)) ?? json({message: `Nothing is at ${pathname}.`}, 404);
  }
}

async function serveAttachment({url, state}: Workbench): Promise<Response> {
  const attachment = state.attachments.get(url.pathname.slice(ATTACHMENT_PATH.length));
  const bytes = await attachment?.read();
  return attachment === undefined || bytes === undefined
    ? json({message: 'The address of this attachment is unknown or has expired.'}, 404)
    : toPictureResponse(bytes, attachment.type);
}
