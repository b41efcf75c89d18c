import {expect, it} from 'vitest';
import {suggestOperationId} from './suggestOperationId';

it.each([
  ['get', '/', 'get'],
  ['get', '/users/{id}', 'getUsersById'],
  ['delete', '/users/{userId}/cars/{car_id}', 'deleteUsersByUserIdCarsByCarId'],
  ['post', '/v1/chat-completions:run', 'postV1ChatCompletionsRun'],
  ['get', '/files/{name}.{ending}', 'getFilesByNameByEnding'],
  ['put', '/größen/{größe}', 'putGrößenByGröße'],
])('suggests for %s %s the operationId %s', (method, path, id) => {
  expect(suggestOperationId(method, path)).toBe(id);
});
