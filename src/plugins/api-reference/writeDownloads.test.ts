import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadAllContracts, type ApiId} from '../../contract';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {removeOtherDownloads, writeDownloads} from './writeDownloads';

it('downloads of an API are removed with it', () => {
  const {vehicle} = loadAllContracts();
  const folder = createFolder({});
  for (const id of ['vehicle', 'vehicle-old'] as ApiId[]) writeDownloads(id, vehicle, folder);
  expect(readdirSync(folder)).toHaveLength(6);
  removeOtherDownloads(['vehicle'] as ApiId[], folder);
  expect(readdirSync(folder)).toEqual(['vehicle.json', 'vehicle.postman.json', 'vehicle.yaml']);
});
