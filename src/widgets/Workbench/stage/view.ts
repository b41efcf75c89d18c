import type {Point} from '../../../sandbox/samples/sample';
import type {Rect, Size} from './quad';

/** What of a picture its pane shows. */
export interface View {
  /** 1 shows the whole picture. */
  readonly zoom: number;
  /** The place of the picture in the middle of the pane, in pixels of the picture. */
  readonly center: Point;
}

/** Where the picture is in its pane. */
export interface Placement extends Point {
  /** Pixels of the pane for a pixel of the picture. */
  readonly scale: number;
}

export const ZOOM_MAX = 20;
/** A press of a button or key. */
export const ZOOM_STEP = 1.5;

export const showAll = ({width, height}: Size): View => ({
  zoom: 1,
  center: {x: width / 2, y: height / 2},
});

const getScale = (zoom: number, picture: Size, pane: Size): number =>
  Math.min(pane.width / picture.width, pane.height / picture.height) * zoom;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** Keeps the pane filled as far as the picture can fill it. */
function keepInside({zoom, center}: View, picture: Size, pane: Size): View {
  const limited = clamp(zoom, 1, ZOOM_MAX);
  const scale = getScale(limited, picture, pane);
  const limit = (value: number, length: number, room: number): number => {
    const half = Math.min(room / scale, length) / 2;
    return clamp(value, half, length - half);
  };
  return {
    zoom: limited,
    center: {
      x: limit(center.x, picture.width, pane.width),
      y: limit(center.y, picture.height, pane.height),
    },
  };
}

export function toPlacement(view: View, picture: Size, pane: Size): Placement {
  const {zoom, center} = keepInside(view, picture, pane);
  const scale = getScale(zoom, picture, pane);
  return {scale, x: pane.width / 2 - center.x * scale, y: pane.height / 2 - center.y * scale};
}

/** The place of the picture below a place of the pane. */
export const toPicturePoint = ({x, y}: Point, place: Placement): Point => ({
  x: (x - place.x) / place.scale,
  y: (y - place.y) / place.scale,
});

/** Zooms in or out, while what is below a place of the pane stays there. */
export function zoomAt(
  view: View,
  factor: number,
  picture: Size,
  pane: Size,
  at: Point = {x: pane.width / 2, y: pane.height / 2},
): View {
  const zoom = clamp(view.zoom * factor, 1, ZOOM_MAX);
  const fixed = toPicturePoint(at, toPlacement(view, picture, pane));
  const scale = getScale(zoom, picture, pane);
  const center = {
    x: fixed.x + (pane.width / 2 - at.x) / scale,
    y: fixed.y + (pane.height / 2 - at.y) / scale,
  };
  return keepInside({zoom, center}, picture, pane);
}

/** Moves the picture by pixels of the pane. */
export function panBy(view: View, {x, y}: Point, picture: Size, pane: Size): View {
  const {scale} = toPlacement(view, picture, pane);
  const {zoom, center} = keepInside(view, picture, pane);
  return keepInside(
    {zoom, center: {x: center.x - x / scale, y: center.y - y / scale}},
    picture,
    pane,
  );
}

/** Part of the pane that stays free around what is scrolled into view. */
const VIEW_MARGIN = 0.05;

/** The view moved so that a rectangle of the picture is in it; the same view if it is already. */
export function scrollIntoView(view: View, rect: Rect, picture: Size, pane: Size): View {
  const place = toPlacement(view, picture, pane);
  const shift = (start: number, length: number, room: number): number => {
    const margin = room * VIEW_MARGIN;
    if (length > room - 2 * margin) return room / 2 - (start + length / 2);
    return start < margin ? margin - start : Math.min(0, room - margin - (start + length));
  };
  const offset = {
    x: shift(place.x + rect.x * place.scale, rect.width * place.scale, pane.width),
    y: shift(place.y + rect.y * place.scale, rect.height * place.scale, pane.height),
  };
  return offset.x === 0 && offset.y === 0 ? view : panBy(view, offset, picture, pane);
}
