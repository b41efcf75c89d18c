import type {TransportationCargoAPIResponse} from '../transport/TransportationCargoAPIResponse.js';
import type {CustomData} from '../vehicle/VehicleAPIOptions.js';
import type {VehicleAPIResponse} from '../vehicle/VehicleAPIResponse.js';

/** An API whose results can be stored. */
export type StoredAPI = 'vehicle' | 'transport';

/** Which events to list, and how. */
export interface EventFilters {
  /**
   * Highest number of events in one page; an integer from %%limit.eventsPageMin%% to
   * %%limit.eventsPageMax%%. Default: %%limit.eventsPageDefault%%.
   */
  readonly limit?: number;
  /** Oldest first (`asc`) or newest first (`desc`). Default: `desc`. */
  readonly order?: 'asc' | 'desc';
  /** Only events created at or before this time, in milliseconds since 1970-01-01 UTC. */
  readonly before?: number;
  /**
   * Only events created at or after this time, in milliseconds since 1970-01-01 UTC. Ignored if
   * `before` is given.
   */
  readonly after?: number;
  /** The `continuationToken` of the page before, with the same other filters. */
  readonly 'continuation-token'?: string;
}

/** A page of stored events. */
export interface EventsResponse<Api extends StoredAPI = StoredAPI> {
  /** The events, in the requested order. */
  events: StoredEvent<Api>[];
  /** Token of the next page; missing on the last one. */
  continuationToken?: string;
}

/** One stored result. It is deleted %%limit.eventRetentionMs%% after it was created. */
export interface StoredEvent<Api extends StoredAPI = StoredAPI> {
  /** The result as the API returned it, with the `customData` of the request. */
  event: StoredResult[Api] & {
    /** Your data from the request. */
    customData?: CustomData;
  };
  /** Temporary addresses of the images of the request. */
  attachmentURLs: string[];
  /** When the event was created, in milliseconds since 1970-01-01 UTC. */
  creationTimestamp: number;
  /** The API that gave the result. */
  api: Api;
}

/** What each API stores. */
export interface StoredResult {
  /** Results of the Vehicle API. */
  vehicle: VehicleAPIResponse;
  /** Results of the Transportation & Cargo API. */
  transport: TransportationCargoAPIResponse;
}
