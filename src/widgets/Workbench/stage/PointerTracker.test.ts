import {describe, expect, it} from 'vitest';
import {PointerTracker} from './PointerTracker';

describe('pointers on a picture', () => {
  it('drag it once they have moved far enough for no click', async () => {
    const tracker = new PointerTracker();
    expect(tracker.move(1, {x: 0, y: 0})).toBeUndefined();
    tracker.begin(1, {x: 10, y: 10});
    expect(tracker.move(1, {x: 12, y: 11})).toBeUndefined();
    expect(tracker.isDragging).toBe(false);
    expect(tracker.move(1, {x: 20, y: 15})).toEqual({pan: {x: 10, y: 5}});
    expect(tracker.move(1, {x: 21, y: 15})).toEqual({pan: {x: 1, y: 0}});
    tracker.end(1);
    expect(tracker.isDragging).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(tracker.isDragging).toBe(false);
  });

  it('zoom it around the place between two fingers', () => {
    const tracker = new PointerTracker();
    tracker.begin(1, {x: 0, y: 0});
    tracker.begin(2, {x: 10, y: 0});
    expect(tracker.move(2, {x: 20, y: 0})).toEqual({
      pan: {x: 5, y: 0},
      zoom: {factor: 2, at: {x: 10, y: 0}},
    });
  });
});
