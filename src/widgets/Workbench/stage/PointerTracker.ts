import type {Point} from '../../../sandbox/samples/sample';

/** What a movement of fingers means for a picture. */
export interface Gesture {
  readonly pan: Point;
  /** Of two fingers. */
  readonly zoom?: {readonly factor: number; readonly at: Point};
}

/** A finger trembles by so many pixels without dragging. */
const DRAG_MIN = 4;

const getMiddle = (a: Point, b: Point): Point => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});
const getDistance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Tells dragging and pinching from a click. */
export class PointerTracker {
  private readonly pointers = new Map<number, Point>();
  private start: Point = {x: 0, y: 0};
  /** Until the last pointer ends, and the click that may follow. */
  isDragging = false;

  begin(id: number, place: Point): void {
    this.start = place;
    this.pointers.set(id, place);
  }

  /** What a movement does; undefined for one that is too short to count, or without a press. */
  move(id: number, place: Point): Gesture | undefined {
    const last = this.pointers.get(id);
    if (last === undefined) return undefined;
    const [other] = [...this.pointers].flatMap(([one, at]) => (one === id ? [] : [at]));
    if (other === undefined && !this.isDragging && getDistance(this.start, place) < DRAG_MIN)
      return undefined;
    this.isDragging = true;
    this.pointers.set(id, place);
    if (other === undefined) return {pan: {x: place.x - last.x, y: place.y - last.y}};
    const [before, at] = [getMiddle(last, other), getMiddle(place, other)];
    const factor = getDistance(place, other) / Math.max(1, getDistance(last, other));
    return {pan: {x: at.x - before.x, y: at.y - before.y}, zoom: {factor, at}};
  }

  end(id: number): void {
    this.pointers.delete(id);
    setTimeout(() => {
      if (this.pointers.size === 0) this.isDragging = false;
    });
  }
}
