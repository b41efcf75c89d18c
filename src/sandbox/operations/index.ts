import type {Handler} from '../exchange';
import type {HandledId} from './handledIds';
import {descriptorHandlers} from './descriptor';
import {storageHandlers} from './storage';
import {transportHandlers} from './transport';
import {vehicleHandlers} from './vehicle';

/** The handler of each operation of the contract, by operationId. */
const all: Readonly<Record<HandledId, Handler>> = {
  ...vehicleHandlers,
  ...transportHandlers,
  ...storageHandlers,
  ...descriptorHandlers,
};

export const handlers: Readonly<Record<string, Handler>> = all;
