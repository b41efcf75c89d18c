import {afterEach, expect, it, vi} from 'vitest';
import {readForm} from './readForm';

const read = async (text: string, type: string) => {
  const form = await readForm(new TextEncoder().encode(text), `multipart/form-data; ${type}`);
  return form && [...form];
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ['--end--\r\n', 'boundary=end', []],
  ['\r\n--end--', 'boundary="end"', []],
  ['--other--\r\n', 'boundary=end', undefined],
  ['', 'boundary=end', undefined],
])('reads a form without parts, %j with %s, as %j', async (text, type, parts) => {
  // As Chromium does up to version 150 at least.
  vi.spyOn(Response.prototype, 'formData').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await read(text, type)).toEqual(parts);
});

it('reads the parts that a short form has', async () => {
  const text = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';
  expect(await read(text, 'boundary=b')).toEqual([['a', '1']]);
});
