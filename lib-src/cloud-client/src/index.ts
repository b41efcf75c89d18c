export {APIConfigError} from './errors/APIConfigError.js';
export {
  AbortError,
  APIError,
  type APIErrorDetails,
  AuthenticationError,
  BadRequestError,
  ConnectionError,
  MethodNotAllowedError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  RedirectError,
  ResponseFormatError,
  ServerError,
  TimeoutError,
  TooLargeError,
} from './errors/APIError.js';
export {CloudClientError} from './errors/CloudClientError.js';
export {Locations} from './generated/Locations.js';
export type {Point, Quadrangle, RGBColor} from './geometry.js';
export type {ImageInput, ImageStream} from './images/ImageInput.js';
export type {
  CallOptions,
  ClientOptions,
  CloudServiceRegion,
  Logger,
  PlanName,
  RateLimit,
} from './options/ClientOptions.js';

export {VehicleAPIClient} from './vehicle/VehicleAPIClient.js';
export type {
  CustomData,
  InputImageLocation,
  KnownLocation,
  Region,
  RegionOfInterest,
  SelectedServices,
  VehicleAPIOptions,
  VehicleImageOptions,
  VehicleSendOptions,
} from './vehicle/VehicleAPIOptions.js';
export type {
  Country,
  PlateCategory,
  PlateCharacter,
  VehicleAPIResponse,
  VehicleBounds,
  VehicleMarking,
  VehicleMMR,
  VehiclePlate,
  VehicleResult,
} from './vehicle/VehicleAPIResponse.js';

export {CodeType} from './transport/CodeType.js';
export {TransportAPIClient} from './transport/TransportAPIClient.js';
export type {TransportAPIOptions} from './transport/TransportAPIOptions.js';
export type {
  CargoCharacter,
  CargoCode,
  CargoImageResult,
  TransportationCargoAPIResponse,
} from './transport/TransportationCargoAPIResponse.js';

export {StorageAndHookAPIClient} from './storage/StorageAndHookAPIClient.js';
export type {
  EventFilters,
  EventsResponse,
  StoredAPI,
  StoredEvent,
  StoredResult,
} from './storage/events.js';
export type {APIFlags, CreateHookRequest, Hook} from './storage/Hook.js';
export type {StorageAndHookAPIOptions} from './storage/StorageAndHookAPIOptions.js';
export type {StorageStatusResponse} from './storage/StorageStatusResponse.js';

export {DescriptorAPIClient} from './descriptor/DescriptorAPIClient.js';
export type {DescriptorAPIOptions} from './descriptor/DescriptorAPIOptions.js';
export type {
  APIFilters,
  APIStage,
  Dimension,
  PaidSubscription,
  PaidUsage,
  Price,
  PriceList,
  Product,
  Quota,
  Throttle,
  UsagePlan,
  UsagePlanFilters,
  UsagePlanUsages,
} from './descriptor/models.js';
