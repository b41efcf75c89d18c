/** Letter values of ISO 6346: from 10, leaving out the multiples of 11. */
const ISO_6346_VALUES = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(
    (letter, index) => [letter, 10 + index + Math.floor((index + 9) / 10)] as const,
  ),
);

/** Check digit of an owner code and serial number, such as CSQU305438. */
export function getContainerCheckDigit(code: string): number {
  const sum = [...code].reduce(
    (total, character, index) =>
      total + (ISO_6346_VALUES.get(character) ?? Number(character)) * 2 ** index,
    0,
  );
  return (sum % 11) % 10;
}

/** Check digit of the first 11 digits of a UIC wagon number: Luhn, from the right. */
export function getWagonCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
