import {describe, expect, it} from 'vitest';
import {limits} from '../../data/limits';
import {createSandbox} from '../../sandbox/createSandbox';
import {readSamplePicture} from '../../sandbox/testing';
import {createJpeg, toFrame} from '../../testing/createJpeg';
import {checkFile} from '../ImageCheck/file/checkFile';
import {judgePicture, summarize} from '../ImageCheck/verdict/summarize';
import {describePictureProblem} from './describePictureProblem';

const picture = new Uint8Array(await readSamplePicture('plate-european'));

/** A picture with bytes after its end, up to a size. */
const pad = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(picture);
  return bytes;
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'latin1'));

const toFile = (name: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg'): File =>
  new File([bytes], name, {type});

const {value: LIMIT} = limits.imageBytes;
const fillBytes = createJpeg([{...toFrame(320, 240), fill: 3}]);
const HEIC = toBytes(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'\0'.repeat(500)}`);

/** Files whose name and type say nothing, or what is not so. */
const FILES: readonly (readonly [file: File, status: number])[] = [
  [toFile('car.jpg', picture), 200],
  [toFile('no-ext', picture, ''), 200],
  [toFile('photo.heic', picture, 'image/heic'), 200],
  [toFile('car.png', picture, 'image/png'), 200],
  [toFile('fill.jpg', fillBytes), 200],
  [toFile('almost.jpg', pad(LIMIT - 2048)), 200],
  [toFile('heic.jpg', HEIC), 400],
  [toFile('empty.jpg', new Uint8Array()), 400],
  [toFile('BMW.jpg', toBytes('BMW is the make of this car.')), 400],
  [toFile('cut.jpg', fillBytes.slice(0, 6)), 400],
  [toFile('large.jpg', pad(LIMIT)), 413],
  [toFile('large.gif', toBytes('GIF89a'.padEnd(LIMIT)), 'image/gif'), 413],
];

async function send(files: readonly File[]): Promise<number> {
  const body = new FormData();
  body.append('service', 'anpr');
  files.forEach((file) => body.append('image', file));
  const {status} = await createSandbox().fetch(
    new Request('http://sandbox/vehicle/eur', {
      method: 'POST',
      headers: {'x-api-key': 'test_default'},
      body,
    }),
  );
  return status;
}

describe('the problem of a picture', () => {
  it.each(FILES.map(([file, status]) => [file.name, status, file] as const))(
    'of %s is the %i of the sandbox, and the verdict of the image check',
    async (_name, status, file) => {
      expect(await send([file])).toBe(status);
      const problem = await describePictureProblem([file]);
      expect(/The response will be a (\d+)\.$/.exec(problem ?? '')?.[1] ?? '200').toBe(
        String(status),
      );
      const {facts} = await checkFile(file, () => Promise.reject(new Error('Not decoded.')));
      const {level} = summarize(judgePicture(facts));
      expect(level === 'rejected').toBe(status !== 200);
    },
  );

  it('names the file that is no picture', async () => {
    const files = [toFile('car.jpg', picture), toFile('photo.jpg', HEIC)];
    expect(await describePictureProblem(files)).toBe(
      'photo.jpg cannot be decoded. Expected: JPEG or PNG. The response will be a 400.',
    );
  });

  it('is open where the rest of the form decides', async () => {
    const file = toFile('close.jpg', pad(LIMIT - 100));
    expect(await send([file])).toBe(413);
    expect(await describePictureProblem([file])).toBe(
      'close.jpg may be too large. Expected: at most 6 MB in a request, with its other parts. The response may be a 413.',
    );
  });

  it('is the size of several together', async () => {
    const half = toFile('half.jpg', pad(LIMIT / 2));
    expect(await describePictureProblem([half])).toBeUndefined();
    expect(await describePictureProblem([half, half])).toContain('2 images are too large.');
    expect(await send([half, half])).toBe(413);
  });

  it('of a file that was moved is left to the request', async () => {
    const file = toFile('moved.jpg', picture);
    file.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
    expect(await describePictureProblem([file])).toBeUndefined();
  });
});
