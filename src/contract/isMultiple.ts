/**
 * Whether a number is a multiple of another one, both as they are written: the nearest binary
 * number to 19.99 is no multiple of that to 0.01.
 */
export function isMultiple(value: number, step: number): boolean {
  if (step === 0) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [one, other] = [toDecimal(value), toDecimal(step)];
  const places = Math.max(one.places, other.places);
  const [left, right] = [one, other].map(
    (part) => part.digits * 10n ** BigInt(places - part.places),
  );
  return left !== undefined && right !== undefined && left % right === 0n;
}

/** The digits of a number, and how many of them are behind the point: 7 and 2 of 0.07. */
function toDecimal(number: number): {readonly digits: bigint; readonly places: number} {
  const [mantissa = '', exponent] = number.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return {digits: BigInt(whole + fraction), places: fraction.length - Number(exponent)};
}
