import {afterEach, expect, it, vi} from 'vitest';
import {runProgram} from './runProgram';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it.each([
  [new Error('Port 80: is taken.'), /^Port 80: is taken\.$/],
  [
    new TypeError('x is not a function'),
    /^TypeError: x is not a function\n +at .*runProgram\.test/,
  ],
])('prints %s, and the place of a mistake of the program', async (error, printed) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  runProgram(() => {
    throw error;
  });
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(print.mock.calls[0]?.[0]).toMatch(printed);
  expect(process.exitCode).toBe(1);
});
