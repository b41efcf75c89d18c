import {useId, useState, type MouseEvent, type ReactNode} from 'react';
import {markedShapes, type MarkedShape} from '../../data/pictureChecks';
import type {ImageSize} from '../../sandbox/recognition/imageFormat';
import type {Point} from '../../sandbox/samples/sample';
import Canvas from '../Workbench/stage/Canvas';
import type {Box} from '../Workbench/stage/findBoxes';
import {toQuad} from '../Workbench/stage/quad';
import {usePicture} from '../Workbench/stage/usePicture';
import FindingTable from './FindingTable';
import QuietButton from './QuietButton';
import type {PictureChecker, PictureFile} from './PictureChecker';
import Suggestions from './Suggestions';
import styles from './tool.module.css';
import {useMark, type MarkState} from './useMark';
import {useMarkMeasures} from './useMarkMeasures';
import {judgeInside, judgeShape} from './verdict/judgeMark';

interface MarkPaneProps {
  readonly picture: PictureFile;
  /** Upright, in pixels. */
  readonly size: ImageSize;
  readonly divisor: number;
  /** Whether the file is stored turned. */
  readonly isTurned: boolean;
  readonly checker: PictureChecker;
}

const SHAPES = Object.keys(markedShapes) as MarkedShape[];
/** Part of the picture's width that the sign of a clicked corner takes. */
const SIGN = 0.02;

/** The picture with four corners to put on a plate or a code, and what they say. */
export default function MarkPane(props: MarkPaneProps): ReactNode {
  const {picture, size, divisor, isTurned, checker} = props;
  const id = useId();
  const loaded = usePicture({key: picture.key, file: picture.file, alt: '', isOwn: true});
  const state = useMark(size);
  const {mark, placed, place, setMark} = state;
  const [shape, setShape] = useState<MarkedShape>('characters');
  const inside = useMarkMeasures(checker, picture, mark, markedShapes[shape].margin);
  if (loaded?.size === undefined) return null;
  return (
    <section className={styles.markPane} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Mark a plate or a code</h3>
      <MarkTools state={state} shape={shape} onShape={setShape} />
      {/* The keyboard puts a mark in the middle, and moves its corners. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.stage}
        data-placing={placed !== undefined || undefined}
        onClick={(event) => {
          const point = toPoint(event, size);
          if (point !== undefined) place(point);
        }}
      >
        <Canvas
          address={loaded.address}
          alt={`Your image ${picture.file.name}`}
          label="Your image"
          picture={loaded.size}
          boxes={(placed ?? []).map((point, index) => toSign(point, index, size))}
          onSelect={() => undefined}
          roi={mark}
          onRoiChange={setMark}
        />
      </div>
      {mark !== undefined && (
        <>
          <FindingTable
            label="Values of what is marked"
            findings={[
              ...judgeShape(mark, shape, divisor),
              ...(inside === undefined ? [] : judgeInside(inside)),
            ]}
          />
          <Suggestions mark={mark} picture={size} isTurned={isTurned} />
        </>
      )}
    </section>
  );
}

/** The pixel of the picture below a click; undefined for a click on something else. */
function toPoint(
  {target, currentTarget, clientX, clientY}: MouseEvent,
  {width, height}: ImageSize,
): Point | undefined {
  const shown = currentTarget.querySelector('img')?.getBoundingClientRect();
  if (!(target instanceof SVGElement) || shown === undefined) return undefined;
  return {
    x: ((clientX - shown.left) / shown.width) * width,
    y: ((clientY - shown.top) / shown.height) * height,
  };
}

/** A square around a corner that is clicked. */
function toSign({x, y}: Point, index: number, {width}: ImageSize): Box {
  const side = width * SIGN;
  const quad = toQuad({x: x - side / 2, y: y - side / 2, width: side, height: side});
  return {
    path: `corner-${index}`,
    label: `Corner ${index + 1}`,
    quad,
    kind: 'character',
    picture: 0,
  };
}

interface MarkToolsProps {
  readonly state: MarkState;
  readonly shape: MarkedShape;
  readonly onShape: (shape: MarkedShape) => void;
}

/** Begins and ends a mark, and says what it is. Its buttons stay, and with them the focus. */
function MarkTools({state, shape, onShape}: MarkToolsProps): ReactNode {
  const {mark, placed, hint, start, putInMiddle, remove} = state;
  const id = useId();
  const isEmpty = mark === undefined && placed === undefined;
  const text =
    mark === undefined
      ? hint
      : 'Drag the corners, or move them with the arrow keys. Zoom in to see the pixels.';
  return (
    <>
      <p className={styles.buttons}>
        {isEmpty ? (
          <QuietButton label="Mark with four corners" onClick={start} />
        ) : (
          <QuietButton label={mark === undefined ? 'Cancel' : 'Remove the mark'} onClick={remove} />
        )}
        <QuietButton label="Put a mark in the middle" onClick={putInMiddle} />
        <label htmlFor={id}>What is marked</label>
        <select
          id={id}
          className="portal-field"
          value={shape}
          onChange={({target}) => onShape(target.value as MarkedShape)}
        >
          {SHAPES.map((name) => (
            <option key={name} value={name}>
              {markedShapes[name].label}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.hint} role="status">
        {text !== '' && (
          <span key={text}>
            {markedShapes[shape].hint} {text}
          </span>
        )}
      </p>
    </>
  );
}
