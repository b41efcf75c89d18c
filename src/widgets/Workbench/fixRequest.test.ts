import {describe, expect, it} from 'vitest';
import '../../sandbox/allApis';
import {listCases, toRequest, type RequestValues} from '../../sandbox/cases';
import {createSandbox} from '../../sandbox/createSandbox';
import {getOperations} from '../../sandbox/contract';
import {readSamplePicture} from '../../sandbox/testing';
import {fixRequest} from './fixRequest';

const ORIGIN = 'https://api.example';

/** Errors that no value of the request causes: waiting or another state is the remedy. */
const WITHOUT_VALUE = ['notFound'];

const cases = getOperations().flatMap(({id, example}) =>
  example === undefined ? listCases(id).filter(({name}) => name !== 'ok') : [],
);

describe('the fixed request', () => {
  it('exists for most documented errors', () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(
      new Set(
        cases
          .filter(({values, name}) => fixRequest(values, name) === undefined)
          .map(({name}) => name),
      ),
    ).toEqual(new Set(WITHOUT_VALUE));
  });

  it('succeeds in place of the one that failed', async () => {
    const failures: string[] = [];
    // Each error once: what ends it is the same in every operation.
    for (const {values, name, before} of new Map(cases.map((one) => [one.name, one])).values()) {
      const sandbox = createSandbox({readPicture: readSamplePicture});
      const send = async (one: RequestValues): Promise<Response> =>
        sandbox.fetch(await toRequest(one, ORIGIN, readSamplePicture));
      for (const one of before) await send(one);
      const rule = (await send(values)).headers.get('x-sandbox-rule') ?? '';
      const fixed = fixRequest(values, rule);
      if (fixed === undefined) continue;
      const {status} = await send(fixed);
      if (status !== 200) failures.push(`${values.operationId}, ${name}: ${status}`);
    }
    expect(failures).toEqual([]);
  });
});
