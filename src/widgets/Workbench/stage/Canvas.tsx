import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import type {Point, Quad} from '../../../sandbox/samples/sample';
import BoxLayer from './BoxLayer';
import type {Box} from './findBoxes';
import {getBounds, listCorners, type Size} from './quad';
import RegionLayer from './RegionLayer';
import styles from './stage.module.css';
import type {Scaled} from './scaled/createScaled';
import {useGestures} from './useGestures';
import {usePaneSize} from './usePaneSize';
import {useView} from './useView';
import {toPicturePoint, ZOOM_STEP} from './view';
import ZoomTools from './ZoomTools';

export interface CanvasProps {
  readonly address: string;
  readonly alt: string;
  /** What the pane shows of a large picture, sharp. */
  readonly renderDetail?: Scaled['renderDetail'] | undefined;
  /** What the picture is shown for. */
  readonly label?: string;
  readonly picture: Size;
  readonly boxes: readonly Box[];
  readonly selected?: string | undefined;
  readonly onSelect: (path: string | undefined) => void;
  readonly roi?: Quad | undefined;
  readonly onRoiChange?: ((roi: Quad) => void) | undefined;
}

/** Pixels of the pane that an arrow key moves the picture by. */
const PAN_STEP = 48;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: PAN_STEP, y: 0},
  ArrowRight: {x: -PAN_STEP, y: 0},
  ArrowUp: {x: 0, y: PAN_STEP},
  ArrowDown: {x: 0, y: -PAN_STEP},
};
const FACTORS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
  0: 0,
};

/** A picture that fits its pane, with what was found in it; it can be zoomed and moved. */
export default function Canvas(props: CanvasProps): ReactNode {
  const {address, alt, renderDetail, picture, boxes, selected, onSelect, roi, onRoiChange} = props;
  const {label = 'Image with what was found in it'} = props;
  const hintId = useId();
  const element = useRef<HTMLDivElement>(null);
  const pane = usePaneSize(element) ?? picture;
  const box = boxes.find(({path}) => path === selected);
  const bounds = box === undefined ? undefined : getBounds(listCorners(box.quad));
  const {view, place, zoom, pan} = useView(picture, pane, bounds);
  const {isDragging, handlers} = useGestures(element, {onPan: pan, onZoom: zoom});

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = FACTORS[event.key];
    const by = view.zoom > 1 ? ARROWS[event.key] : undefined;
    if (factor !== undefined) zoom(factor);
    else if (by !== undefined) pan(by);
    else if (event.key === 'Escape' && selected !== undefined) onSelect(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      {/* The keyboard zooms and moves it, so it has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={element}
        className={styles.pane}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={{aspectRatio: picture.width / picture.height}}
        data-zoomed={view.zoom > 1 || undefined}
        data-region={roi !== undefined || undefined}
        onKeyDown={press}
        {...handlers}
      >
        <img
          className={styles.picture}
          src={address}
          alt={alt}
          decoding="async"
          draggable={false}
          width={picture.width}
          height={picture.height}
          style={{transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`}}
        />
        {renderDetail?.(place, pane)}
        {/* A click beside all boxes deselects; so does the Escape key. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <svg
          // The boxes in it have names.
          role="none"
          className={styles.overlay}
          onClick={({target, currentTarget}) => {
            if (target === currentTarget) onSelect(undefined);
          }}
        >
          <g transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
            <BoxLayer
              boxes={boxes}
              picture={picture}
              scale={place.scale}
              selected={selected}
              onSelect={onSelect}
              isDragging={isDragging}
            />
            {roi !== undefined && onRoiChange !== undefined && (
              <RegionLayer
                roi={roi}
                picture={picture}
                scale={place.scale}
                onChange={onRoiChange}
                toPlace={({clientX, clientY}) => {
                  const {left = 0, top = 0} = element.current?.getBoundingClientRect() ?? {};
                  return toPicturePoint({x: clientX - left, y: clientY - top}, place);
                }}
              />
            )}
          </g>
        </svg>
      </div>
      <ZoomTools hintId={hintId} zoom={view.zoom} scale={place.scale} onZoom={zoom} />
    </>
  );
}
