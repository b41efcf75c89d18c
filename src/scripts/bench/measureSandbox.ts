import {performance} from 'node:perf_hooks';
import {createDefaultValues, toRequest} from '../../sandbox/cases';
import {startSandboxServer} from '../../sandbox/server';
import {readSamplePicture} from '../../sandbox/testing';

const REQUESTS = 3_000;
const CONNECTIONS = 16;

/** Requests per second that the sandbox serves over HTTP: a list and two recognitions. */
export async function measureSandbox(): Promise<readonly object[]> {
  const server = await startSandboxServer();
  const rows: object[] = [];
  for (const operationId of ['listServices', 'recognizeVehicle', 'readCargoCode']) {
    const values = createDefaultValues(operationId);
    // Each request advances the clock; otherwise this would measure the rate limit of the plan.
    const request = await toRequest(
      {...values, headers: {...values.headers, 'x-sandbox-advance': '1'}},
      server.url,
      readSamplePicture,
    );
    const body = request.body === null ? undefined : await request.clone().arrayBuffer();
    const send = async (): Promise<number> => {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(body && {body}),
      });
      await response.arrayBuffer();
      return response.status;
    };
    await Promise.all(Array.from({length: CONNECTIONS}, send));
    server.sandbox.reset();
    rows.push({
      operation: operationId,
      bodyBytes: body?.byteLength ?? 0,
      ...(await measureRate(send)),
    });
  }
  await server.close();
  return rows;
}

async function measureRate(send: () => Promise<number>): Promise<object> {
  const start = performance.now();
  let left = REQUESTS;
  let accepted = 0;
  await Promise.all(
    Array.from({length: CONNECTIONS}, async () => {
      while (left > 0) {
        left -= 1;
        const status = await send();
        accepted += Number(status === 200);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  return {accepted, requestsPerSecond: Math.round(REQUESTS / seconds)};
}
