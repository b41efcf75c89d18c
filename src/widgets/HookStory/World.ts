import {DEFAULT_KEY} from '../../data/testKeys';
import {hosts} from '../../portal/product';
import {createClock, SECOND_MS} from '../../sandbox/clock';
import {createSandbox, type Sandbox} from '../../sandbox/createSandbox';
import {SEEDED_HOOK_URL as HOOK_URL} from '../../sandbox/seed';
import type {SignedMessage} from '../../sandbox/delivery/message';
import {passTime} from '../../sandbox/delivery/passTime';
import type {ReadPicture} from '../../sandbox/samples/sample';
import {dropExpired, type Account, type Hook} from '../../sandbox/state';
import {checkMessage, type Check} from '../../webhooks/sns/checkMessage';
import {ApiCaller, type Wanted} from './ApiCaller';
import {CallLog} from './calls';
import {Receiver, type ServerMode} from './Receiver';

/** One list of stored events, as the reader's program got it. */
interface EventList {
  readonly count: number;
  readonly attachmentUrl?: string;
}

/** Where the certificate of the sandbox is; in the cloud, SNS has a host for it. */
const TRUSTED_HOST = new URL(hosts.api).host;

/** Program, API, and server of the story, and the time that they share. Notifies after each change. */
export class World {
  readonly log = new CallLog();
  readonly receiver: Receiver;
  readonly sandbox: Sandbox;
  lists: readonly EventList[] = [];
  imageStatus: number | undefined;
  checks: readonly Check[] | undefined;
  /** Whether the message was changed before it was checked. */
  isForged = false;
  isBusy = false;
  version = 0;
  readonly #api: ApiCaller;
  readonly #listeners = new Set<() => void>();
  #certificate: Promise<string> | undefined;

  constructor(readPicture: ReadPicture, start = Date.now()) {
    const clock = createClock(() => start);
    this.#api = new ApiCaller(() => this.sandbox, this.log, readPicture);
    this.receiver = new Receiver(clock, this.log, (message) => this.#handle(message));
    this.sandbox = createSandbox({
      clock,
      readPicture,
      deliver: (entry) => this.receiver.receive(entry),
      canReach: (hookUrl) => hookUrl === HOOK_URL,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getVersion = (): number => this.version;

  get account(): Account | undefined {
    return this.sandbox.state.accounts.get(DEFAULT_KEY);
  }

  get hook(): Hook | undefined {
    return this.account?.hooks.get(HOOK_URL);
  }

  turnOnStorage(): Promise<void> {
    return this.#send({operationId: 'updateStorageStatus', body: {vehicle: true}});
  }

  register(): Promise<void> {
    return this.#send({
      operationId: 'createHook',
      body: {hookUrl: HOOK_URL, apis: {vehicle: true}},
    });
  }

  sendImage(mode: ServerMode = this.receiver.mode): Promise<void> {
    this.receiver.mode = mode;
    return this.#send({operationId: 'recognizeVehicle'});
  }

  /** The server opens the `SubscribeURL` of the last request that it has handled. */
  confirm(): Promise<void> {
    return this.#act(async () => {
      const request = this.listHandled('SubscriptionConfirmation').at(-1);
      if (request?.SubscribeURL !== undefined)
        await this.#api.call('Your server', 'GET SubscribeURL', new Request(request.SubscribeURL));
    });
  }

  /** Checks the last notification; with a character changed on the way if it is forged. */
  check(isForged: boolean): Promise<void> {
    return this.#act(async () => {
      const message = this.listHandled('Notification').at(-1);
      if (message === undefined) return;
      this.isForged = isForged;
      const Message = isForged ? message.Message.replace('"api"', '"Api"') : message.Message;
      this.checks = await this.#verify({...message, Message});
    });
  }

  listEvents(): Promise<void> {
    return this.#act(async () => {
      const response = await this.#api.callOperation({operationId: 'listEvents'});
      const {events} = (await response.json()) as {
        readonly events: readonly {readonly attachmentURLs: readonly string[]}[];
      };
      const attachmentUrl = events[0]?.attachmentURLs[0];
      this.lists = [
        ...this.lists,
        {count: events.length, ...(attachmentUrl !== undefined && {attachmentUrl})},
      ];
    });
  }

  /** Opens the image of an event that was listed. */
  openImage(): Promise<void> {
    return this.#act(async () => {
      const url = this.lists.find(({attachmentUrl}) => attachmentUrl !== undefined)?.attachmentUrl;
      if (url === undefined) return;
      const response = await this.#api.call('Your program', 'GET attachment URL', new Request(url));
      this.imageStatus = response.status;
    });
  }

  moveClock(milliseconds: number, text: string): Promise<void> {
    return this.#act(async () => {
      this.log.addClockMove(this.sandbox.clock.now(), `Clock: ${text}`);
      await passTime(this.sandbox, milliseconds);
      dropExpired(this.sandbox.state, this.sandbox.clock.now());
    });
  }

  setMode(mode: ServerMode): void {
    this.receiver.mode = mode;
    this.#announce();
  }

  listHandled(type: SignedMessage['Type']): readonly SignedMessage[] {
    return [...this.receiver.handled.values()].filter((message) => message.Type === type);
  }

  /** Runs one action at a time. Each takes a second, so that no two have the same time. */
  async #act(run: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#announce();
    try {
      await run();
      await passTime(this.sandbox, 0);
    } finally {
      this.sandbox.clock.advance(SECOND_MS);
      this.isBusy = false;
      this.#announce();
    }
  }

  #send(wanted: Wanted): Promise<void> {
    return this.#act(async () => void (await this.#api.callOperation(wanted)));
  }

  async #handle(message: SignedMessage): Promise<string> {
    const checks = await this.#verify(message);
    const failed = checks.find(({isPassed}) => !isPassed);
    return failed === undefined
      ? 'The signature is valid; the server handled the message.'
      : `The server ignored the message: ${failed.outcome}`;
  }

  /** The server fetches the certificate once and keeps it. */
  async #verify(message: SignedMessage): Promise<readonly Check[]> {
    this.#certificate ??= this.#api
      .call('Your server', 'GET SigningCertURL', new Request(message.SigningCertURL))
      .then((response) => response.text());
    return checkMessage(message, {
      topicArn: this.hook?.topicArn ?? '',
      findUrlProblem,
      versions: ['2'],
      certificate: await this.#certificate,
    });
  }

  #announce(): void {
    this.version += 1;
    this.#listeners.forEach((listener) => listener());
  }
}

/** The server of the story trusts the sandbox only. */
function findUrlProblem(url: string): string | undefined {
  const {protocol, host} = new URL(url);
  const isTrusted = protocol === 'https:' && host === TRUSTED_HOST;
  return isTrusted ? undefined : `The host is not trusted. Expected https://${TRUSTED_HOST}.`;
}
