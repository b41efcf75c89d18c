import {
  useEffect,
  useEffectEvent,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type {Point} from '../../../sandbox/samples/sample';
import {PointerTracker} from './PointerTracker';

export interface GestureHandlers {
  /** Moved by pixels of the pane. */
  readonly onPan: (by: Point) => void;
  /** Zoomed around a place of the pane. */
  readonly onZoom: (factor: number, at: Point) => void;
}

/** How much a notch of the wheel zooms. */
const WHEEL_RATE = 0.01;
const WHEEL_MAX = 40;

const getPlace = (element: Element, {clientX, clientY}: MouseEvent | WheelEvent): Point => {
  const {left, top} = element.getBoundingClientRect();
  return {x: clientX - left, y: clientY - top};
};

/** Dragging, pinching and the wheel with Ctrl on a pane, as handlers for its element. */
export function useGestures(pane: RefObject<HTMLElement | null>, {onPan, onZoom}: GestureHandlers) {
  const [tracker] = useState(() => new PointerTracker());
  useWheel(pane, onZoom);
  const end = ({pointerId}: PointerEvent): void => tracker.end(pointerId);
  return {
    isDragging: () => tracker.isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        tracker.begin(event.pointerId, getPlace(event.currentTarget, event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const wasDragging = tracker.isDragging;
        const gesture = tracker.move(event.pointerId, getPlace(event.currentTarget, event));
        if (gesture === undefined) return;
        if (!wasDragging) event.currentTarget.setPointerCapture(event.pointerId);
        onPan(gesture.pan);
        if (gesture.zoom !== undefined) onZoom(gesture.zoom.factor, gesture.zoom.at);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
      // The end of a drag is no click.
      onClickCapture: (event: MouseEvent) => {
        if (tracker.isDragging) event.stopPropagation();
      },
    },
  };
}

/** React listens to the wheel passively, but zooming has to keep the browser from zooming. */
function useWheel(pane: RefObject<HTMLElement | null>, onZoom: GestureHandlers['onZoom']): void {
  const zoom = useEffectEvent((element: Element, event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const notches = Math.max(-WHEEL_MAX, Math.min(event.deltaY, WHEEL_MAX));
    onZoom(Math.exp(-notches * WHEEL_RATE), getPlace(element, event));
  });
  useEffect(() => {
    const {current} = pane;
    if (current === null) return undefined;
    const listen = (event: WheelEvent): void => zoom(current, event);
    current.addEventListener('wheel', listen, {passive: false});
    return () => current.removeEventListener('wheel', listen);
  }, [pane]);
}
