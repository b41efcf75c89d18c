import {callApi} from '../http/callApi.js';
import {Connection} from '../http/Connection.js';
import {encodeJson} from '../http/encodeJson.js';
import {arrayOf, objectWith} from '../http/shape.js';
import type {ApiCall} from '../http/ApiCall.js';
import type {CallOptions} from '../options/ClientOptions.js';
import {configError} from '../options/configError.js';
import {validateObject} from '../options/validateObject.js';
import type {EventFilters, EventsResponse, StoredAPI, StoredEvent} from './events.js';
import {followPages} from './followPages.js';
import type {APIFlags, CreateHookRequest, Hook} from './Hook.js';
import type {StorageAndHookAPIOptions} from './StorageAndHookAPIOptions.js';
import type {StorageStatusResponse} from './StorageStatusResponse.js';
import {toEventsQuery} from './toEventsQuery.js';
import {validateHookUrl} from './validateHookUrl.js';

const checkHook = objectWith<Hook>('status', 'hookUrl');
const checkStatus = objectWith<StorageStatusResponse>('enabledApis');

/**
 * Client of the Storage & Hook API: keep results for %%limit.eventRetentionMs%%, and have them
 * forwarded to your server. None of its calls is charged.
 *
 * @example
 * ```ts
 * import {StorageAndHookAPIClient} from '%%name.client%%';
 *
 * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
 *
 * await client.updateStorageStatus({vehicle: true});
 * const hook = await client.createHook({hookUrl: 'https://hooks.example.com/events', apis: {vehicle: true}});
 * console.log(hook.status);
 * ```
 */
export class StorageAndHookAPIClient {
  readonly #connection: Connection;

  /**
   * @param options key and everything else; checked at once
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for an option that cannot be used
   */
  constructor(options: StorageAndHookAPIOptions) {
    this.#connection = new Connection(options);
  }

  /**
   * Lists one page of stored events. To read all of them use {@link
   * StorageAndHookAPIClient.events}.
   *
   * @param api the API whose results you want
   * @param filters which events, how many and in which order
   * @param options a signal and times
   * @returns the events, and a token when there are more
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a filter out of range
   * @throws {@link BadRequestError} (`ERR_BAD_REQUEST`) when storage is off for the API
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({vehicle: true});
   * const {events, continuationToken} = await client.getEvents('vehicle', {limit: 10});
   * console.log(events.length, continuationToken === undefined ? 'no more' : 'there are more');
   * ```
   */
  async getEvents<Api extends StoredAPI>(
    api: Api,
    filters: EventFilters = {},
    options?: CallOptions,
  ): Promise<EventsResponse<Api>> {
    if (api !== 'vehicle' && api !== 'transport')
      throw configError('api', 'unknown', {got: api, expected: 'vehicle or transport'});
    const query = toEventsQuery(filters, this.#connection.logger);
    const check = (value: unknown) => {
      arrayOf(objectWith())(objectWith<{events: unknown}>('events')(value).events);
      return value as EventsResponse<Api>;
    };
    return this.#call({method: 'GET', segments: ['events', api], query, check}, options);
  }

  /**
   * Goes through all stored events, page by page, and asks for a page only when it is needed.
   * Each page continues where the one before ended; a page that fails is repeated like any call.
   *
   * @param api the API whose results you want
   * @param filters which events and in which order; `limit` is the size of a page, not of the whole
   * @param options a signal and times; the times hold for each page
   * @returns an iterator for `for await`
   * @throws {@link APIError} of the class that fits, when a page cannot be read; what came before
   *   is complete
   * @throws {@link ResponseFormatError} (`ERR_RESPONSE_FORMAT`) when the API repeats a token, which
   *   would go on for ever
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({vehicle: true});
   *
   * for await (const {event, creationTimestamp} of client.events('vehicle', {order: 'asc'})) {
   *   console.log(new Date(creationTimestamp).toISOString(), event.data?.vehicles?.[0]?.plate?.unicodeText);
   * }
   * ```
   */
  async *events<Api extends StoredAPI>(
    api: Api,
    filters: EventFilters = {},
    options?: CallOptions,
  ): AsyncGenerator<StoredEvent<Api>, void, undefined> {
    for await (const page of this.eventPages(api, filters, options)) yield* page.events;
  }

  /**
   * Goes through all pages of stored events. Use it instead of {@link
   * StorageAndHookAPIClient.events} to keep the `continuationToken` of the last page that you
   * processed, and to go on from there after a failure.
   *
   * @param api the API whose results you want
   * @param filters which events; `continuation-token` starts after the page that gave it
   * @param options a signal and times; the times hold for each page
   * @returns an iterator for `for await`
   * @throws as {@link StorageAndHookAPIClient.events}
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({vehicle: true});
   *
   * for await (const {events, continuationToken} of client.eventPages('vehicle', {order: 'asc', limit: 100})) {
   *   console.log(events.length);
   *   // Keep this token: `{'continuation-token': token}` goes on from here.
   *   console.log(continuationToken ?? 'done');
   * }
   * ```
   */
  eventPages<Api extends StoredAPI>(
    api: Api,
    filters: EventFilters = {},
    options?: CallOptions,
  ): AsyncGenerator<EventsResponse<Api>, void, undefined> {
    const getPage = (token: string | undefined) =>
      this.getEvents(
        api,
        token === undefined ? filters : {...filters, 'continuation-token': token},
        options,
      );
    return followPages(
      getPage,
      filters['continuation-token'],
      `${this.#connection.baseUrl}/storage/events/${api}`,
    );
  }

  /**
   * Says for which APIs results are stored.
   *
   * @param options a signal and times
   * @returns the switches
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * const {enabledApis} = await client.getStorageStatus();
   * console.log(enabledApis.vehicle === true ? 'stored' : 'not stored');
   * ```
   */
  getStorageStatus(options?: CallOptions): Promise<StorageStatusResponse> {
    return this.#call({method: 'GET', segments: ['status'], check: checkStatus}, options);
  }

  /**
   * Switches the storage of results on or off, for each API on its own.
   *
   * @param apis `true` and `false` set an API; one that is left out keeps its setting
   * @param options a signal and times
   * @returns the switches as they are now
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a value that is not a boolean
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * const {enabledApis} = await client.updateStorageStatus({vehicle: true, transport: false});
   * console.log(enabledApis);
   * ```
   */
  async updateStorageStatus(apis: APIFlags, options?: CallOptions): Promise<StorageStatusResponse> {
    validateFlags('apis', apis);
    return this.#call(
      {method: 'PATCH', segments: ['status'], getBody: () => encodeJson(apis), check: checkStatus},
      options,
    );
  }

  /**
   * Lists your hooks.
   *
   * @param options a signal and times
   * @returns the hooks, without deleted ones
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * for (const {hookUrl, status} of await client.getHooks()) console.log(hookUrl, status);
   * ```
   */
  getHooks(options?: CallOptions): Promise<Hook[]> {
    return this.#call({method: 'GET', segments: ['hooks'], check: arrayOf(checkHook)}, options);
  }

  /**
   * Reads one hook with its status.
   *
   * @param hookUrl the URL of the hook, not encoded
   * @param options a signal and times
   * @returns the hook
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a URL that is not absolute http or https
   * @throws {@link NotFoundError} (`ERR_NOT_FOUND`) when the URL is not registered
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({vehicle: true});
   * const {hookUrl} = await client.createHook({hookUrl: 'https://hooks.example.com/gate', apis: {vehicle: true}});
   * const {status} = await client.getHook(hookUrl);
   * console.log(status);
   * ```
   */
  async getHook(hookUrl: string, options?: CallOptions): Promise<Hook> {
    validateHookUrl(hookUrl);
    return this.#call({method: 'GET', segments: ['hooks', hookUrl], check: checkHook}, options);
  }

  /**
   * Registers a URL to which events are forwarded. The service sends it a confirmation request at
   * once. The hook gets events after you have confirmed it within %%limit.hookConfirmationMs%%.
   * Registering the URL again repeats the request.
   *
   * @param request the URL, and the APIs whose events it gets
   * @param options a signal and times
   * @returns the hook; a new one is `pending_confirmation`
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a URL that is not absolute http or https
   * @throws {@link BadRequestError} (`ERR_BAD_REQUEST`) when storage is off, or you have registered
   *   %%limit.hooksPerKey%% already
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({transport: true});
   * const hook = await client.createHook({hookUrl: 'https://hooks.example.com/port', apis: {transport: true}});
   * console.log(hook.status, hook.topicArn);
   * ```
   */
  async createHook(request: CreateHookRequest, options?: CallOptions): Promise<Hook> {
    validateObject('request', request);
    const {hookUrl, apis} = request;
    validateHookUrl(hookUrl);
    validateFlags('apis', apis);
    return this.#call(
      {
        method: 'POST',
        segments: ['hooks'],
        getBody: () => encodeJson({hookUrl, apis}),
        check: checkHook,
      },
      options,
    );
  }

  /**
   * Chooses the APIs whose events a hook gets.
   *
   * @param hookUrl the URL of the hook, not encoded
   * @param apis `true` and `false` set an API; one that is left out keeps its setting
   * @param options a signal and times
   * @returns the hook as it is now
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a URL that is not absolute http or https
   * @throws {@link NotFoundError} (`ERR_NOT_FOUND`) when the URL is not registered
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({vehicle: true, transport: true});
   * const {hookUrl} = await client.createHook({hookUrl: 'https://hooks.example.com/yard', apis: {vehicle: true}});
   * const {apis} = await client.updateHook(hookUrl, {transport: true});
   * console.log(apis);
   * ```
   */
  async updateHook(hookUrl: string, apis: APIFlags, options?: CallOptions): Promise<Hook> {
    validateHookUrl(hookUrl);
    validateFlags('apis', apis);
    return this.#call(
      {
        method: 'PATCH',
        segments: ['hooks', hookUrl],
        getBody: () => encodeJson(apis),
        check: checkHook,
      },
      options,
    );
  }

  /**
   * Ends the forwarding to a URL.
   *
   * @param hookUrl the URL of the hook, not encoded
   * @param options a signal and times
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a URL that is not absolute http or https
   * @throws {@link NotFoundError} (`ERR_NOT_FOUND`) when the URL is not registered; also when an
   *   earlier attempt had deleted it and its response was lost
   *
   * @example
   * ```ts
   * import {StorageAndHookAPIClient} from '%%name.client%%';
   *
   * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * await client.updateStorageStatus({vehicle: true});
   * await client.createHook({hookUrl: 'https://hooks.example.com/old', apis: {vehicle: true}});
   * await client.deleteHook('https://hooks.example.com/old');
   * console.log((await client.getHooks()).map(({hookUrl}) => hookUrl));
   * ```
   */
  async deleteHook(hookUrl: string, options?: CallOptions): Promise<void> {
    validateHookUrl(hookUrl);
    await this.#call(
      {method: 'DELETE', segments: ['hooks', hookUrl], check: () => undefined},
      options,
    );
  }

  #call<T>(call: ApiCall<T>, options: CallOptions | undefined): Promise<T> {
    return callApi(this.#connection, {...call, segments: ['storage', ...call.segments]}, options);
  }
}

function validateFlags(name: string, flags: unknown): void {
  validateObject(name, flags);
  for (const api of ['vehicle', 'transport']) {
    const flag = (flags as Record<string, unknown>)[api];
    if (flag !== undefined && typeof flag !== 'boolean')
      throw configError(`${name}.${api}`, 'wrong type', {got: flag, expected: 'true or false'});
  }
}
