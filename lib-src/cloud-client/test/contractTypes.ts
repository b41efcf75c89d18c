/**
 * Compared by the type check: the documented interfaces of the package against the types that are
 * generated from `api-specs`. A field that is added, dropped, renamed or retyped on one side only
 * is an error here.
 */
import type * as descriptor from './generated/descriptor.js';
import type * as storage from './generated/storage.js';
import type * as transport from './generated/transport.js';
import type * as vehicle from './generated/vehicle.js';
import type * as client from '../src/index.js';

/** One spelling for a type: no interfaces, intersections or `readonly`, at any depth. */
type Plain<T> = T extends (infer Item)[]
  ? Plain<Item>[]
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? {-readonly [Key in keyof T]: Plain<T[Key]>}
      : T;

type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

/** Does not compile unless every comparison is `true`. */
export type AllTrue<Comparisons extends Record<string, true>> = Comparisons;

type V = vehicle.components['schemas'];
type T = transport.components['schemas'];
type S = storage.components['schemas'];
type D = descriptor.components['schemas'];
type QueryOf<Operation extends {parameters: {query?: unknown}}> = NonNullable<
  Operation['parameters']['query']
>;

export type Comparisons = AllTrue<{
  VehicleAPIResponse: Same<client.VehicleAPIResponse, V['VehicleResponse']>;
  Country: Same<client.Country, V['Country']>;
  Region: Same<client.Region, V['Region']>;
  SelectedServices: Same<keyof client.SelectedServices, V['Service']>;
  CustomData: Same<client.CustomData, NonNullable<V['CustomData']>>;
  TransportationCargoAPIResponse: Same<
    client.TransportationCargoAPIResponse,
    T['TransportResponse']
  >;
  CodeType: Same<`${client.CodeType}`, T['CodeType']>;
  StorageStatusResponse: Same<client.StorageStatusResponse, S['StorageStatusResponse']>;
  Hook: Same<client.Hook, S['Hook']>;
  CreateHookRequest: Same<client.CreateHookRequest, S['CreateHookRequest']>;
  APIFlags: Same<client.APIFlags, S['ApiFlags']>;
  StoredAPI: Same<client.StoredAPI, S['ApiName']>;
  StoredEvent: Same<Omit<client.StoredEvent, 'event'>, Omit<S['StoredEvent'], 'event'>>;
  EventsResponse: Same<Omit<client.EventsResponse, 'events'>, Omit<S['EventsResponse'], 'events'>>;
  EventFilters: Same<client.EventFilters, QueryOf<storage.operations['listEvents']>>;
  APIStage: Same<client.APIStage, D['ApiStage']>;
  APIFilters: Same<client.APIFilters, QueryOf<descriptor.operations['listApis']>>;
  Dimension: Same<client.Dimension, D['Dimension']>;
  Quota: Same<client.Quota, D['Quota']>;
  Throttle: Same<client.Throttle, D['Throttle']>;
  UsagePlan: Same<client.UsagePlan, D['UsagePlan']>;
  UsagePlanFilters: Same<client.UsagePlanFilters, QueryOf<descriptor.operations['listUsagePlans']>>;
  PaidSubscription: Same<client.PaidSubscription, D['PaidSubscription']>;
  Product: Same<client.Product, D['Product']>;
  PaidUsage: Same<client.PaidUsage, D['PaidUsage']>;
  Price: Same<client.Price, D['Price']>;
  PriceList: Same<client.PriceList, D['PriceList']>;
}>;

// The comparison itself sees a field too many, one that is not optional, and another set of values.
// @ts-expect-error a field too many
export type SeesExtra = AllTrue<{extra: Same<client.Quota & {more?: string}, D['Quota']>}>;
// @ts-expect-error not optional
export type SeesRequired = AllTrue<{required: Same<Required<client.Quota>, D['Quota']>}>;
// @ts-expect-error other values
export type SeesValues = AllTrue<{values: Same<client.Region | 'afr', V['Region']>}>;
