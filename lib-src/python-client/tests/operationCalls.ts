import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Call} from '../../cloud-client/test/faults/FaultCase.js';

const pictures = path.resolve(import.meta.dirname, '../../../src/sandbox/samples/pictures');
const picture = (name: string): string => path.join(pictures, name);
const container = picture('container-iso.jpg');
const product = 'recognition';
const hookUrl = 'https://hooks.example.com/a?b=c&d=%2F#e';
const key = {apiKey: 'test_storage'};

/** Each operation of the contract, called with every argument that it has. */
export const operationCalls: Readonly<Record<string, Call>> = {
  recognizeVehicle: {
    client: 'vehicle',
    options: {
      apiKey: 'test_storage',
      inputImageLocation: {region: 'EUR', location: 'hun'},
      services: {anpr: true, mmr: true, adr: true},
      maxReads: 2,
      regionOfInterest: {
        topLeft: [0, 0],
        topRight: [1280, 0],
        bottomRight: [1280, 720],
        bottomLeft: [0, 720],
      },
      customData: {timestamp: 1, latitude: 47.5, longitude: 19, sourceID: 'gate-3'},
      disableCallStatistics: true,
      disableImageResizing: true,
      enableWideRangeAnalysis: true,
      enableUnidentifiedLicensePlate: true,
      apiVersion: '1.4',
    },
    method: 'send',
    args: [picture('plate-european.jpg')],
  },
  listCountries: {client: 'vehicle', method: 'getCountries'},
  listServices: {client: 'vehicle', method: 'getServices'},
  listVehicleVersions: {client: 'vehicle', method: 'getVersions'},
  readCargoCode: {
    client: 'transport',
    options: {
      apiKey: 'test_storage',
      disableISOCode: true,
      disableChecksumCheck: true,
      enableFullUsAccrCode: true,
      disableImageResizing: true,
      enableWideRangeAnalysis: true,
      maxReads: 1,
      apiVersion: '1.0',
    },
    method: 'send',
    args: [[container, {base64: readFileSync(container, 'base64')}]],
  },
  listTransportVersions: {client: 'transport', method: 'getVersions'},
  listEvents: {
    client: 'storage',
    options: key,
    method: 'getEvents',
    args: ['vehicle', {limit: 1, order: 'asc', after: 1}],
  },
  listHooks: {client: 'storage', options: key, method: 'getHooks'},
  createHook: {
    client: 'storage',
    options: key,
    method: 'createHook',
    args: [hookUrl, {vehicle: true}],
  },
  getHook: {client: 'storage', options: key, method: 'getHook', args: [hookUrl]},
  updateHook: {
    client: 'storage',
    options: key,
    method: 'updateHook',
    args: [hookUrl, {transport: true}],
  },
  deleteHook: {client: 'storage', options: key, method: 'deleteHook', args: [hookUrl]},
  getStorageStatus: {client: 'storage', options: key, method: 'getStorageStatus'},
  updateStorageStatus: {
    client: 'storage',
    options: key,
    method: 'updateStorageStatus',
    args: [{vehicle: true, transport: true}],
  },
  listApis: {client: 'descriptor', method: 'getApis', args: [{detailed: true, api: 'vehicle'}]},
  listDimensions: {client: 'descriptor', method: 'getDimensions'},
  getFreeCallCount: {
    client: 'descriptor',
    options: {apiKey: 'test_free'},
    method: 'getFreeCallCount',
    args: [product],
  },
  getPaidSubscriptionUsages: {
    client: 'descriptor',
    options: {apiKey: 'test_default'},
    method: 'getPaidSubscriptionUsage',
    args: [product, Date.now() - 86_400_000, Date.now()],
  },
  listPaidSubscriptions: {
    client: 'descriptor',
    options: {apiKey: 'test_default'},
    method: 'getPaidSubscriptions',
  },
  listPrices: {client: 'descriptor', method: 'getPrices', args: [product]},
  listPricesByCountry: {client: 'descriptor', method: 'getPrices', args: [product, 'DE']},
  listProducts: {client: 'descriptor', method: 'getProducts'},
  getRegion: {client: 'descriptor', method: 'getRegion'},
  listUsagePlanSubscriptions: {
    client: 'descriptor',
    options: {apiKey: 'test_default'},
    method: 'getUsagePlanSubscriptions',
  },
  listUsagePlanUsages: {
    client: 'descriptor',
    options: {apiKey: 'test_default'},
    method: 'getUsagePlanUsage',
  },
  listUsagePlans: {client: 'descriptor', method: 'getUsagePlans', args: [{paid: true}]},
};
