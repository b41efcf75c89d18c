import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {parseQuickly} from './parseQuickly';

const files = ['api-specs', 'src/contract/fixtures', 'src/plugins/api-reference/fixtures'].flatMap(
  (folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => path.join(folder, name)),
);

describe('parseQuickly', () => {
  it.each(files)('reads %s as `yaml` does, or leaves it to `yaml`', (file) => {
    const text = readFileSync(file, 'utf8').replaceAll('%%', '--');
    const value = parseQuickly(text);
    if (value !== undefined) expect(value).toEqual(parse(text));
  });

  it('reads every specification of the portal itself', () => {
    const left = files.filter(
      (file) =>
        file.startsWith('api-specs') &&
        parseQuickly(readFileSync(file, 'utf8').replaceAll('%%', '--')) === undefined,
    );
    expect(left).toEqual([]);
  });

  const values =
    '1, -1, +1, 0o17, 0x1F, 017, 1e3, .5, -.inf, 1.50, yes, No, TRUE, null, ~, 2024-11-01, 12:30:00, "a", \'b\', 1.2.3, +, =, <<';
  it.each(values.split(', '))('gives %s the type that `yaml` gives it', (value) => {
    const text = `value: ${value}\n200: {a: ${value}}\n`;
    expect(parseQuickly(text)).toEqual(parse(text));
  });

  it.each(['1_000', '0b11', '&a x', '!!binary aGk=', '{a: 1, a: 2}', '[1', '"\\q"'])(
    'leaves %s to `yaml`',
    (value) => {
      expect(parseQuickly(`value: ${value}`)).toBeUndefined();
    },
  );
});
