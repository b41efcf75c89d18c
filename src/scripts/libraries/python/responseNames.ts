import type {ApiId} from '../../../contract';

/**
 * What the schemas of the contract are called in the client: as in the JavaScript client. A key
 * `Schema.property` names an object that has no schema of its own.
 */
export const responseNames = {
  vehicle: {
    Point: 'Point',
    Quadrangle: 'Quadrangle',
    Color: 'RGBColor',
    PlateCategory: 'PlateCategory',
    Bounds: 'VehicleBounds',
    Mmr: 'VehicleMMR',
    PlateChar: 'PlateCharacter',
    Plate: 'VehiclePlate',
    Marking: 'VehicleMarking',
    Vehicle: 'VehicleResult',
    'VehicleResponse.data': 'VehicleData',
    VehicleResponse: 'VehicleAPIResponse',
    Country: 'Country',
  },
  transport: {
    Character: 'CargoCharacter',
    ImageResult: 'CargoImageResult',
    Code: 'CargoCode',
    'TransportResponse.data': 'CargoData',
    TransportResponse: 'TransportationCargoAPIResponse',
    // The same schemas as those of the Vehicle API.
    Point: 'Point',
    Quadrangle: 'Quadrangle',
    Color: 'RGBColor',
  },
  storage: {
    ApiName: 'StoredAPI',
    ApiFlags: 'APIFlags',
    Hook: 'Hook',
    StorageStatusResponse: 'StorageStatusResponse',
    'StoredEvent.event': 'StoredResult',
    StoredEvent: 'StoredEvent',
    EventsResponse: 'EventsResponse',
  },
  descriptor: {
    ApiStage: 'APIStage',
    Dimension: 'Dimension',
    Quota: 'Quota',
    Throttle: 'Throttle',
    'UsagePlan.apiStages': 'UsagePlanStage',
    UsagePlan: 'UsagePlan',
    PaidSubscription: 'PaidSubscription',
    Product: 'Product',
    PaidUsage: 'PaidUsage',
    UsagePlanUsages: 'UsagePlanUsages',
    'Price.overuse': 'PriceOveruse',
    Price: 'Price',
    PriceList: 'PriceList',
  },
} as const satisfies Partial<Record<ApiId, Record<string, string>>>;

export type ClientApi = keyof typeof responseNames;

/** The APIs that the clients call. */
export const clientApis = Object.keys(responseNames) as ClientApi[];
