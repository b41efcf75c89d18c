import {fullFormats} from 'ajv-formats/dist/formats';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formats, hasFormat} from './formats';

/** Of RFC 3339, 4122, 4291, 5321 and 1123, and texts near them. */
const CASES: Readonly<Record<string, {fitting: readonly string[]; others: readonly string[]}>> = {
  date: {
    fitting: ['2026-01-31', '2024-02-29', '0001-01-01'],
    others: ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '31.01.2026', ''],
  },
  time: {
    fitting: ['23:59:59Z', '23:59:60z', '00:00:00.123+14:00', '12:00:00-0130'],
    others: ['24:00:00Z', '12:60:00Z', '12:00Z', '12:00:00', '12:00:00+24:00', '12:00:00,5Z'],
  },
  'date-time': {
    fitting: ['1985-04-12T23:20:50.52Z', '1996-12-19t16:39:57-08:00', '1996-12-19 16:39:57Z'],
    others: ['1985-04-12', '1985-04-31T00:00:00Z', '1985-04-12T23:20:50', '1985-04-12_23:20:50Z'],
  },
  uuid: {
    fitting: ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6'],
    others: ['f81d4fae7dec11d0a76500a0c91e6bf6', 'f81d4fae-7dec-11d0-a765-00a0c91e6bfg', '1'],
  },
  email: {
    fitting: ['a@b.example', 'a.b+c@sub.b.example', '"a b"@b.example', 'a@[192.0.2.1]'],
    others: ['a', '@b.example', 'a@', 'a@b@c.example', 'a..b@c.example', '.a@b.example', 'a b@c.d'],
  },
  hostname: {
    fitting: ['a', 'a-1.example', 'xn--4gbwdl.example', `${'a'.repeat(63)}.example`],
    others: ['', '-a', 'a-', 'a_b', 'a..b', '.a', `${'a'.repeat(64)}.example`, 'ä.example'],
  },
  ipv4: {
    fitting: ['0.0.0.0', '192.0.2.255'],
    others: ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '0x7f.0.0.1', '1.2.3.4 ', '2130706433'],
  },
  ipv6: {
    fitting: ['::', '::1', '2001:db8::ff00:42:8329', '::ffff:192.0.2.1', '1:2:3:4:5:6:7:8'],
    others: ['', ':', '1::2::3', '12345::', '1:2:3:4:5:6:7', '192.0.2.1', '::1%eth0', '[::1]'],
  },
};

describe('formats', () => {
  it.each(Object.entries(CASES))('%s', (name, {fitting, others}) => {
    const isValid = formats.get(name) ?? (() => true);
    expect([fitting.filter((text) => !isValid(text)), others.filter(isValid)]).toEqual([[], []]);
  });

  it('are never stricter than the linter is', () => {
    let count = 0;
    const names = Object.keys(CASES);
    const signs = fc.constantFrom(...'0129aFzZT:.-+@%_ \n', '"', 'é', '২');
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.nat(),
        signs,
        fc.nat(2),
        (name, which, where, sign, cut) => {
          const {fitting = []} = CASES[name] ?? {};
          const text = fitting[which % fitting.length] ?? '';
          const at = where % (text.length + 1);
          const changed = text.slice(0, at) + sign + text.slice(at + cut);
          if (!takesText(name, changed)) return;
          count += 1;
          expect([name, changed, formats.get(name)?.(changed)]).toEqual([name, changed, true]);
        },
      ),
      {numRuns: 4000, seed: 3},
    );
    expect(count).toBeGreaterThan(500);
  });

  it('of a number are those of 32 bits', () => {
    const {validate} = fullFormats.int32 as {validate: (value: number) => boolean};
    const numbers = [0, -0, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 32, 1e21];
    const read = (isValid: (value: number) => boolean): readonly boolean[] => numbers.map(isValid);
    expect(read((value) => hasFormat('int32', value))).toEqual(read(validate));
    expect(hasFormat('int32', '1.5') && hasFormat('float', 1e39)).toBe(true);
  });

  it.each([...formats])('take no time, whatever the text is: %s', (_, isValid) => {
    const texts = ['a', '1', 'a.', '1:', '"', '-', 'a-'].map((part) => `${part.repeat(50_000)}!`);
    expect(texts.filter(isValid)).toEqual([]);
  });
});

/** Whether ajv-formats takes a text. */
function takesText(name: string, text: string): boolean {
  const format: unknown = fullFormats[name as keyof typeof fullFormats];
  if (format instanceof RegExp) return format.test(text);
  const validate =
    typeof format === 'function' ? format : (format as {validate?: unknown}).validate;
  return (validate as (one: string) => boolean)(text);
}
