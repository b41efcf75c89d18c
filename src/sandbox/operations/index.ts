import type {Handler} from '../exchange';
import {descriptorHandlers} from './descriptor';
import {storageHandlers} from './storage';
import {transportHandlers} from './transport';
import {vehicleHandlers} from './vehicle';

/** The handler of each operation of the contract, by operationId. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...vehicleHandlers,
  ...transportHandlers,
  ...storageHandlers,
  ...descriptorHandlers,
};
