import {describe, expect, it} from 'vitest';
import {showAll, toPlacement, zoomAt} from '../view';
import {getOverviewScale, scaleSize, toDetail, type Detail} from './detail';

const picture = {width: 5_000, height: 4_000};
const pane = {width: 500, height: 400};
const at = (zoom: number) =>
  toPlacement(zoomAt(showAll(picture), zoom, picture, pane), picture, pane);

describe('the sharp part of a large picture', () => {
  it('is not needed where the overview has as many pixels as the screen', () => {
    expect(scaleSize(picture, getOverviewScale(picture))).toEqual({width: 2_048, height: 1_638});
    expect(toDetail(picture, pane, at(1), 2, undefined)).toBeUndefined();
    // 500 pixels show a quarter: 2,000 for the whole picture.
    expect(toDetail(picture, pane, at(4), 1, undefined)).toBeUndefined();
    expect(toDetail(picture, pane, at(4), 2, undefined)).toBeDefined();
  });

  it('is what the pane shows with a quarter more on each side, in its own pixels at most', () => {
    // A tenth of the picture is in its middle, at one pixel for one: 2250 to 2750.
    expect(toDetail(picture, pane, at(10), 1, undefined)).toEqual({
      area: {x: 2_125, y: 1_700, width: 750, height: 600},
      scale: 1,
    });
    expect(toDetail(picture, pane, at(10), 3, undefined)?.scale).toBe(1);
    // At the corner, there is nothing around it.
    const corner = {x: 0, y: 0, scale: 1};
    expect(toDetail(picture, pane, corner, 1, undefined)?.area).toEqual({
      x: 0,
      y: 0,
      width: 625,
      height: 500,
    });
  });

  it('stays for a small move, and is made anew for a larger one or a closer look', () => {
    const last: Detail = {area: {x: 2_125, y: 1_700, width: 750, height: 600}, scale: 1};
    const {x, y, scale} = at(10);
    expect(toDetail(picture, pane, {x: x + 100, y, scale}, 1, last)).toBeUndefined();
    expect(toDetail(picture, pane, {x: x + 150, y, scale}, 1, last)?.area.x).toBe(1_975);
    const coarse = {...last, scale: 0.6};
    expect(toDetail(picture, pane, at(10), 1, coarse)?.scale).toBe(1);
  });
});
