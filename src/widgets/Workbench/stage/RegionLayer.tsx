import {useRef, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import type {Point, Quad} from '../../../sandbox/samples/sample';
import {CORNERS, toPoints, type Corner, type Size} from './quad';
import {moveCorner} from './regionOfInterest';
import styles from './stage.module.css';

export interface RegionLayerProps {
  readonly roi: Quad;
  readonly picture: Size;
  /** Pixels of the screen for a pixel of the picture. */
  readonly scale: number;
  /** The place of the picture below the pointer. */
  readonly toPlace: (event: PointerEvent) => Point;
  readonly onChange: (roi: Quad) => void;
}

const NAMES: Readonly<Record<Corner, string>> = {
  topLeft: 'First corner of the region',
  topRight: 'Second corner of the region',
  bottomRight: 'Third corner of the region',
  bottomLeft: 'Fourth corner of the region',
};

/** Pixels of the picture that an arrow key moves a corner by. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};
const LARGE_STEP = 10;

/** The part of the picture to search, with a handle at each corner; what is outside is dimmed. */
export default function RegionLayer(props: RegionLayerProps): ReactNode {
  const {roi, picture, scale, toPlace, onChange} = props;
  const {width, height} = picture;
  return (
    <>
      <path
        className={styles.outside}
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${toPoints(roi)}Z`}
      />
      <g className={styles.region} aria-hidden="true">
        <polygon className={styles.halo} points={toPoints(roi)} />
        <polygon className={styles.line} points={toPoints(roi)} />
      </g>
      {CORNERS.map((corner) => (
        <Handle
          key={corner}
          name={NAMES[corner]}
          at={roi[corner]}
          width={width}
          scale={scale}
          toPlace={toPlace}
          onMove={(place) => onChange(moveCorner(roi, corner, place, picture))}
        />
      ))}
    </>
  );
}

interface HandleProps extends Pick<RegionLayerProps, 'scale' | 'toPlace'> {
  readonly name: string;
  readonly at: Point;
  readonly width: number;
  readonly onMove: (place: Point) => void;
}

/** Pixels of the screen: what is seen, and what a finger hits. */
const RADIUS = 7;
const HIT_RADIUS = 22;

function Handle({name, at, width, scale, toPlace, onMove}: HandleProps): ReactNode {
  const isHeld = useRef(false);
  const press = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : 1;
    onMove({x: at.x + by.x * step, y: at.y + by.y * step});
  };
  return (
    <g
      className={styles.handle}
      transform={`translate(${at.x} ${at.y}) scale(${1 / scale})`}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={width - 1}
      aria-valuenow={at.x}
      aria-valuetext={`${at.x} from the left, ${at.y} from the top`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.stopPropagation();
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (isHeld.current) onMove(toPlace(event));
      }}
      onPointerUp={() => (isHeld.current = false)}
      onPointerCancel={() => (isHeld.current = false)}
    >
      <circle className={styles.hit} r={HIT_RADIUS} />
      <circle className={styles.grip} r={RADIUS} />
    </g>
  );
}
