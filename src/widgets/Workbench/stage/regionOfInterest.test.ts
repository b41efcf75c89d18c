import {describe, expect, it} from 'vitest';
import {parseRegionOfInterest} from '../../../sandbox/recognition/regionOfInterest';
import {listCorners} from './quad';
import {createRegion, fromRoi, isSimple, moveCorner, toRoi} from './regionOfInterest';

const SIZE = {width: 1280, height: 720};
const region = createRegion(SIZE);

describe('the region of interest', () => {
  it('begins in the middle of the picture, clockwise from the top left', () => {
    expect(toRoi(region)).toBe('256,144;1023,144;1023,575;256,575');
    expect(parseRegionOfInterest(toRoi(region))).toEqual(listCorners(region));
    expect(fromRoi(toRoi(region))).toEqual(region);
  });

  it('moves a corner in whole pixels, up to the last pixel of the picture', () => {
    expect(moveCorner(region, 'topLeft', {x: 100.4, y: 99.6}, SIZE).topLeft).toEqual({
      x: 100,
      y: 100,
    });
    expect(moveCorner(region, 'bottomRight', {x: 9_999, y: 9_999}, SIZE).bottomRight).toEqual({
      x: 1279,
      y: 719,
    });
  });

  it('stops a corner before an edge that it would cross', () => {
    const moved = moveCorner(region, 'topLeft', {x: 1200, y: 144}, SIZE);
    expect(moved.topLeft).toEqual({x: 1022, y: 144});
    expect(isSimple(moved)).toBe(true);
  });

  it('may have a corner that points inward', () => {
    const moved = moveCorner(region, 'bottomRight', {x: 600, y: 300}, SIZE);
    expect(moved.bottomRight).toEqual({x: 600, y: 300});
  });

  it.each([
    ['counterclockwise', '0,0;0,9;9,9;9,0'],
    ['crossed', '0,0;9,9;9,0;0,9'],
    ['a line', '0,0;3,3;6,6;9,9'],
    ['a point', '1,1;1,1;1,1;1,1'],
    ['touching itself', '0,0;9,0;9,9;9,0'],
  ])('is not valid when it is %s', (_, text) => {
    expect(isSimple(fromRoi(text)!)).toBe(false);
  });

  it('is not read from other texts', () => {
    for (const text of [
      '',
      '1,2;3,4;5,6',
      '1,2;3,4;5,6;7',
      '-1,0;9,0;9,9;0,9',
      '1.5,0;9,0;9,9;0,9',
    ])
      expect(fromRoi(text), text).toBeUndefined();
  });
});
