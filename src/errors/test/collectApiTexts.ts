import '../../sandbox/allApis';
import {operations} from '../../sandbox/allApis';
import {listCases, toRequest} from '../../sandbox/cases';
import {createSandbox} from '../../sandbox/createSandbox';
import {createFrozenClock, readSamplePicture} from '../../sandbox/testing';
import type {ErrorEntry} from '../ErrorEntry';
import type {RealText} from './RealText';

/** What the sandbox returns for every documented error of every operation. */
export async function collectApiTexts(entries: readonly ErrorEntry[]): Promise<RealText[]> {
  const texts: RealText[] = [];
  for (const {id, api} of operations) {
    for (const {name, status, values, before} of listCases(id)) {
      if (name === 'ok') continue;
      const sandbox = createSandbox({clock: createFrozenClock(Date.now())});
      const send = async (request: typeof values): Promise<Response> =>
        sandbox.fetch(await toRequest(request, 'https://sandbox.example', readSamplePicture));
      for (const first of before) await send(first);
      const request = await toRequest(values, 'https://sandbox.example', readSamplePicture);
      const response = await send(values);
      const entry = entries.find(
        ({sources, tries}) =>
          sources.includes(api as ErrorEntry['sources'][number]) &&
          tries.some((one) => one.operationId === id && one.caseName === name),
      );
      const {message} = (await response.json()) as {message: string};
      texts.push({
        id: entry?.id ?? `no entry for ${id} ${name}`,
        name: `${id} ${status} ${name}`,
        message,
        status,
        method: request.method,
        path: new URL(request.url).pathname,
      });
    }
  }
  return texts;
}
