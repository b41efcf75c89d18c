import {describe, expect, it} from 'vitest';
import {readOptions} from './readOptions';

const options = {
  dir: {type: 'string', default: 'out'},
  keep: {type: 'boolean', default: false},
} as const;
const EXPECTED = 'Expected: `--dir <value>`, `--keep`.';

describe('readOptions', () => {
  it('reads what was given, and defaults', () => {
    const {values} = readOptions({args: ['--keep'], options});
    expect({...values}).toEqual({dir: 'out', keep: true});
  });

  it.each([
    ['an unknown option', ['--dri', 'x'], "Unknown option '--dri'"],
    ['an option without its value', ['--dir'], "Option '--dir <value>' argument missing"],
    ['a value that its option does not take', ['--keep=x'], "Option '--keep' does not take an"],
    ['a parameter', ['x'], "Unexpected argument 'x'"],
  ])('rejects %s, and names the options that there are', (_name, args, problem) => {
    const read = () => readOptions({args, options});
    expect(read).toThrow(problem);
    expect(read).toThrow(EXPECTED);
  });
});
