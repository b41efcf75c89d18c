import {DEFAULT_KEY} from '../../data/testKeys';
import {hosts} from '../../portal/product';
import {createDefaultValues, toRequest, type RequestValues} from '../../sandbox/cases';
import type {Sandbox} from '../../sandbox/createSandbox';
import type {ReadPicture} from '../../sandbox/samples/sample';
import type {Actor, CallLog} from './calls';
import {requestToText, responseToText} from './httpText';

/** An operation, with a body in place of the usual one. */
export interface Wanted {
  readonly operationId: string;
  readonly body?: object;
}

/** Sends requests to the sandbox and logs them. */
export class ApiCaller {
  readonly #getSandbox: () => Sandbox;
  readonly #log: CallLog;
  readonly #readPicture: ReadPicture;

  constructor(getSandbox: () => Sandbox, log: CallLog, readPicture: ReadPicture) {
    this.#getSandbox = getSandbox;
    this.#log = log;
    this.#readPicture = readPicture;
  }

  async callOperation({operationId, body}: Wanted): Promise<Response> {
    const values: RequestValues = {
      ...createDefaultValues(operationId),
      headers: {'x-api-key': DEFAULT_KEY},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    };
    const request = await toRequest(values, hosts.api, this.#readPicture);
    const {pathname} = new URL(request.url);
    return this.call('Your program', `${request.method} ${pathname}`, request);
  }

  async call(from: Actor, title: string, request: Request): Promise<Response> {
    const sandbox = this.#getSandbox();
    const at = sandbox.clock.now();
    const text = await requestToText(request);
    const id = this.#log.begin({at, from, to: 'API', title, request: text});
    const response = await sandbox.fetch(request);
    const {status} = response;
    this.#log.end(id, {
      response: await responseToText(response),
      outcome: String(status),
      isFailure: status >= 400,
    });
    return response;
  }
}
