/**
 * The operations that the sandbox simulates, by operationId. Any other operation responds with the
 * example of the contract (`example.ts`).
 */
export const handledIds = [
  'recognizeVehicle',
  'listCountries',
  'listServices',
  'listVehicleVersions',

  'readCargoCode',
  'listTransportVersions',

  'listEvents',
  'listHooks',
  'createHook',
  'getHook',
  'updateHook',
  'deleteHook',
  'getStorageStatus',
  'updateStorageStatus',

  'listApis',
  'listDimensions',
  'getFreeCallCount',
  'getPaidSubscriptionUsages',
  'listPaidSubscriptions',
  'listPrices',
  'listPricesByCountry',
  'listProducts',
  'getRegion',
  'listUsagePlanSubscriptions',
  'listUsagePlanUsages',
  'listUsagePlans',
] as const;

export type HandledId = (typeof handledIds)[number];
