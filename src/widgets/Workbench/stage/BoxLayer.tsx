import {useMemo, type ReactNode} from 'react';
import type {Box} from './findBoxes';
import {LABEL_PADDING, measureLabel, toLabel} from './measureLabel';
import {placeLabels, placeOnTop, type Labeled} from './placeLabels';
import {getBounds, listCorners, toPoints, type Rect, type Size} from './quad';
import styles from './stage.module.css';

export interface BoxLayerProps {
  /** The largest first. */
  readonly boxes: readonly Box[];
  readonly picture: Size;
  /** Pixels of the screen for a pixel of the picture. */
  readonly scale: number;
  readonly selected?: string | undefined;
  readonly onSelect: (path: string) => void;
  /** While the picture is dragged, nothing is selected by the pointer. */
  readonly isDragging: () => boolean;
}

/** Pixels of the screen that a pointer hits, also where a plate is small. */
const HIT_MIN = 24;
/** A character that is narrower on the screen is left out: its box would hide it. */
const CHARACTER_MIN = 12;

/** What was found in a picture: boxes, and labels that never cover each other. */
export default function BoxLayer(props: BoxLayerProps): ReactNode {
  const {boxes, picture, scale, selected, onSelect, isDragging} = props;
  const labeled = useMemo(() => boxes.filter(hasLabel).map(toLabeled), [boxes]);
  const places = useMemo(() => placeLabels(labeled, picture, scale), [labeled, picture, scale]);
  const chosen = boxes.find(({path}) => path === selected);
  const others = labeled.filter(({path}) => path !== selected);
  const link = (path: string) => ({
    onPointerEnter: () => {
      if (!isDragging()) onSelect(path);
    },
    onClick: () => onSelect(path),
  });
  return (
    <>
      {boxes.map((box) => (
        <BoxShape
          key={box.path}
          box={box}
          scale={scale}
          isSelected={box.path === selected}
          onSelect={onSelect}
          link={link(box.path)}
        />
      ))}
      {/* The boxes say the same. */}
      <g aria-hidden="true">
        {others.map(({path, text}) => {
          const place = places.get(path);
          return (
            place !== undefined && (
              <g key={path} {...link(path)}>
                <Label text={text} place={place} scale={scale} />
              </g>
            )
          );
        })}
        {chosen !== undefined && (
          <Label
            text={toLabel(chosen.label)}
            place={places.get(chosen.path) ?? placeOnTop(toLabeled(chosen), picture, scale)}
            scale={scale}
            isSelected
          />
        )}
      </g>
    </>
  );
}

const hasLabel = ({kind}: Box): boolean => kind !== 'character' && kind !== 'frame';

function toLabeled({path, label, quad}: Box): Labeled & {readonly text: string} {
  const text = toLabel(label);
  return {path, text, bounds: getBounds(listCorners(quad)), label: measureLabel(text)};
}

interface BoxShapeProps extends Pick<BoxLayerProps, 'onSelect' | 'scale'> {
  readonly box: Box;
  readonly isSelected: boolean;
  readonly link: {readonly onPointerEnter: () => void; readonly onClick: () => void};
}

function BoxShape({box, scale, isSelected, onSelect, link}: BoxShapeProps): ReactNode {
  const {path, label, kind, quad} = box;
  const points = toPoints(quad);
  const bounds = getBounds(listCorners(quad));
  // Two tones: one of them is visible on any picture.
  const lines = (
    <>
      <polygon className={styles.halo} points={points} />
      <polygon className={styles.line} points={points} />
    </>
  );
  if (kind === 'character') {
    if (bounds.width * scale < CHARACTER_MIN && !isSelected) return null;
    return (
      <g className={styles.box} data-kind={kind} data-selected={isSelected || undefined} {...link}>
        <polygon className={styles.hit} points={points} />
        {lines}
      </g>
    );
  }
  return (
    <g
      className={styles.box}
      data-kind={kind}
      data-selected={isSelected || undefined}
      role="button"
      tabIndex={0}
      aria-label={`${label}, ${kind}`}
      aria-pressed={isSelected}
      onFocus={() => onSelect(path)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect(path);
      }}
      {...link}
    >
      <rect className={styles.hit} {...toHitArea(bounds, HIT_MIN / scale)} />
      {lines}
    </g>
  );
}

/** The rectangle around a box, no smaller than `min` in either direction. */
function toHitArea({x, y, width, height}: Rect, min: number): Rect {
  const [wide, high] = [Math.max(min, width), Math.max(min, height)];
  return {x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high};
}

interface LabelProps {
  readonly text: string;
  readonly place: Rect;
  readonly scale: number;
  readonly isSelected?: boolean;
}

/** A label of the same size at any zoom. */
function Label({text, place, scale, isSelected = false}: LabelProps): ReactNode {
  const [width, height] = [place.width * scale, place.height * scale];
  return (
    <g
      className={styles.label}
      data-selected={isSelected || undefined}
      transform={`translate(${place.x} ${place.y}) scale(${1 / scale})`}
    >
      <rect width={width} height={height} rx="4" />
      <text x={LABEL_PADDING} y={height / 2} dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}
