import {expect, it} from 'vitest';
import {toStagePictures} from './toStagePictures';

it('gives each picture its own key, so that another one is shown as a whole again', () => {
  const file = new File(['a'], 'gate.jpg', {lastModified: 1});
  const other = new File(['ab'], 'gate.jpg', {lastModified: 1});
  const keys = [{sample: 'two-vehicles'}, {sample: 'imo-placard'}, {file}, {file: other}].map(
    (picture) => toStagePictures([picture])[0]?.key,
  );
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(undefined);
});

it('leaves out bytes that are no picture', () => {
  expect(toStagePictures([{made: 'broken'}, {sample: 'unknown'}])).toEqual([]);
});
