import {expect, it} from 'vitest';
import {createSignatureVerifier} from '../src/createSignatureVerifier.js';
import {createBody} from './support/requests.js';
import {getConfig, sign} from './support/sign.js';

const COUNT = 10_000;
const body = Buffer.from(createBody());

function flip(signature: string, byte: number): string {
  const bytes = Buffer.from(signature, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(byte) ^ 1, byte);
  return bytes.toString('base64url');
}

/** Welch's t of two samples without their slowest tenth, which is the machine's and not ours. */
function getT(first: readonly number[], second: readonly number[]): number {
  const describeSample = (values: readonly number[]): {mean: number; spread: number} => {
    const kept = [...values].sort((a, b) => a - b).slice(0, Math.floor(values.length * 0.9));
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    return {
      mean,
      spread:
        kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1) / kept.length,
    };
  };
  const [a, b] = [describeSample(first), describeSample(second)];
  return Math.abs(a.mean - b.mean) / Math.sqrt(a.spread + b.spread);
}

it(`W70 takes as long for a wrong first byte as for a wrong last one, over ${COUNT} of each`, () => {
  const isSigned = createSignatureVerifier(getConfig('HS256'));
  const right = sign(body);
  const wrong = [flip(right, 0), flip(right, 31)] as const;
  const time = (signature: string): number => {
    const startedAt = process.hrtime.bigint();
    isSigned(body, signature);
    return Number(process.hrtime.bigint() - startedAt);
  };
  /** Alternating, so that both see the same machine. */
  const measure = (): number => {
    const times: [number[], number[]] = [[], []];
    for (let count = 0; count < COUNT; count += 1) {
      for (const index of count % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        times[index].push(time(wrong[index]));
    }
    return getT(...times);
  };
  measure();
  // 4.5 is the threshold of leakage tests (TVLA). A leak shows each time, a disturbance of the
  // machine does not.
  const t = Math.min(measure(), measure(), measure());
  console.log(`t = ${t.toFixed(2)}`);
  expect(t).toBeLessThan(4.5);
}, 60_000);
