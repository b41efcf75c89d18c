import {useId, useState, type ReactNode} from 'react';
import {markedShapes, type MarkedShape} from '../../data/pictureChecks';
import type {ImageSize} from '../../sandbox/recognition/imageFormat';
import type {Quad} from '../../sandbox/samples/sample';
import Canvas from '../Workbench/stage/Canvas';
import {toQuad} from '../Workbench/stage/quad';
import {usePicture} from '../Workbench/stage/usePicture';
import FindingTable from './FindingTable';
import type {PictureChecker, PictureFile} from './PictureChecker';
import Suggestions from './Suggestions';
import styles from './tool.module.css';
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
/** Parts of the picture that a new mark takes. */
const [MARK_WIDTH, MARK_HEIGHT] = [0.3, 0.12];

/** A mark in the middle of the picture, for the reader to move its corners. */
function createMark({width, height}: ImageSize): Quad {
  const [wide, high] = [Math.round(width * MARK_WIDTH), Math.round(height * MARK_HEIGHT)];
  return toQuad({
    x: Math.round((width - wide) / 2),
    y: Math.round((height - high) / 2),
    width: wide,
    height: high,
  });
}

/** The picture with four corners to put on a plate or a code, and what they say. */
export default function MarkPane(props: MarkPaneProps): ReactNode {
  const {picture, size, divisor, isTurned, checker} = props;
  const id = useId();
  const loaded = usePicture({key: picture.key, file: picture.file, alt: '', isOwn: true});
  const [mark, setMark] = useState<Quad>();
  const [shape, setShape] = useState<MarkedShape>('characters');
  const inside = useMarkMeasures(checker, picture, mark);
  if (loaded?.size === undefined) return null;
  return (
    <section className={styles.markPane} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Mark a plate or a code</h3>
      <p className={styles.buttons}>
        <button
          type="button"
          className="portal-button portal-button--quiet"
          onClick={() => setMark(mark === undefined ? createMark(size) : undefined)}
        >
          {mark === undefined ? 'Mark with four corners' : 'Remove the mark'}
        </button>
        <label htmlFor={id}>What is marked</label>
        <select
          id={id}
          className="portal-field"
          value={shape}
          onChange={({target}) => setShape(target.value as MarkedShape)}
        >
          {SHAPES.map((name) => (
            <option key={name} value={name}>
              {markedShapes[name].label}
            </option>
          ))}
        </select>
      </p>
      {mark !== undefined && (
        <p className={styles.hint}>
          {markedShapes[shape].hint} Drag the corners, or move them with the arrow keys. Zoom in to
          see the pixels.
        </p>
      )}
      <div className={styles.stage}>
        <Canvas
          address={loaded.address}
          alt={`Your image ${picture.file.name}`}
          label="Your image"
          picture={loaded.size}
          boxes={[]}
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
