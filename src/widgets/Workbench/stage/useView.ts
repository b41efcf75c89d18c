import {useState} from 'react';
import type {Point} from '../../../sandbox/samples/sample';
import type {Rect, Size} from './quad';
import {
  panBy,
  scrollIntoView,
  showAll,
  toPlacement,
  zoomAt,
  type Placement,
  type View,
} from './view';

export interface ViewState {
  readonly view: View;
  readonly place: Placement;
  /** A factor of 0 shows the whole picture. */
  readonly zoom: (factor: number, at?: Point) => void;
  readonly pan: (by: Point) => void;
}

/** What of a picture its pane shows; a rectangle that is selected comes into view. */
export function useView(picture: Size, pane: Size, selected: Rect | undefined): ViewState {
  const [view, setView] = useState(() => showAll(picture));
  const key = JSON.stringify(selected);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    if (selected !== undefined) setView(scrollIntoView(view, selected, picture, pane));
  }

  return {
    view,
    place: toPlacement(view, picture, pane),
    zoom: (factor, at) =>
      setView((last) =>
        factor === 0 ? showAll(picture) : zoomAt(last, factor, picture, pane, at),
      ),
    pan: (by) => setView((last) => panBy(last, by, picture, pane)),
  };
}
