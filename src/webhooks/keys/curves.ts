import type {CurveName} from './KeyData';

/** A curve y² = x³ − 3x + b over the integers modulo p (SEC 2, section 2). */
interface Curve {
  /** OpenSSL's name. */
  readonly name: string;
  readonly bytes: number;
  readonly p: bigint;
  readonly b: bigint;
}

export const curves: Readonly<Record<CurveName, Curve>> = {
  'P-256': {
    name: 'prime256v1',
    bytes: 32,
    p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
    b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
  },
  'P-384': {
    name: 'secp384r1',
    bytes: 48,
    p: 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n,
    b: 0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aefn,
  },
  'P-521': {
    name: 'secp521r1',
    bytes: 66,
    p: 2n ** 521n - 1n,
    b: 0x0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00n,
  },
};

export const curveNames = Object.keys(curves) as CurveName[];

export const toBigInt = (bytes: Uint8Array): bigint =>
  bytes.reduce((total, byte) => total * 256n + BigInt(byte), 0n);

const modulo = (value: bigint, p: bigint): bigint => ((value % p) + p) % p;

function power(base: bigint, exponent: bigint, p: bigint): bigint {
  let result = 1n;
  let square = modulo(base, p);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}

/**
 * The point that X9.62 bytes name, uncompressed or compressed.
 *
 * @throws RangeError if there is no such point on the curve
 */
export function readPoint(bytes: Uint8Array, name: CurveName): {x: bigint; y: bigint} {
  const {bytes: size, p, b} = curves[name];
  const [form = 0] = bytes;
  const x = toBigInt(bytes.subarray(1, 1 + size));
  const square = modulo(x ** 3n - 3n * x + b, p);
  if (form === 4 && bytes.length === 1 + 2 * size)
    return checkPoint(x, toBigInt(bytes.subarray(1 + size)), name);
  if ((form === 2 || form === 3) && bytes.length === 1 + size) {
    // All three primes are 3 modulo 4, so this power is a square root.
    const root = power(square, (p + 1n) / 4n, p);
    return checkPoint(x, Number(root & 1n) === form - 2 ? root : p - root, name);
  }
  throw new RangeError('The bytes are not a point of the curve.');
}

/** Throws if a point is not on the curve. */
export function checkPoint(x: bigint, y: bigint, name: CurveName): {x: bigint; y: bigint} {
  const {p, b} = curves[name];
  if (x >= p || y >= p || modulo(y * y - x ** 3n + 3n * x - b, p) !== 0n)
    throw new RangeError('The point is not on the curve.');
  return {x, y};
}
