import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners as the APIs return them, in pixels of the picture that was sent. */
interface Frame {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
}

export interface Recognition {
  readonly frame: Frame;
  /** Written on a tag at the frame. */
  readonly label: string;
}

interface RecognizedPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly recognitions: readonly Recognition[];
}

/** In pixels of the picture; a tag is as wide as its text. */
const TAG_HEIGHT = 44;
const TAG_WIDTH_MAX = 600;

/** A picture with the frames of what was recognized on it. */
export default function RecognizedPicture({
  src,
  alt,
  width,
  height,
  recognitions,
}: RecognizedPictureProps): ReactNode {
  return (
    <div className={styles.picture}>
      <img src={src} alt={alt} width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {recognitions.map((recognition) => (
          <Tagged key={recognition.label} {...recognition} />
        ))}
      </svg>
    </div>
  );
}

function Tagged({frame, label}: Recognition): ReactNode {
  const {topLeft, topRight, bottomRight, bottomLeft} = frame;
  return (
    <g>
      <polygon
        className={styles.frame}
        points={[topLeft, topRight, bottomRight, bottomLeft].map(({x, y}) => `${x},${y}`).join(' ')}
      />
      <foreignObject
        x={topLeft.x}
        y={topLeft.y - TAG_HEIGHT}
        width={TAG_WIDTH_MAX}
        height={TAG_HEIGHT}
      >
        <span className={styles.tag}>{label}</span>
      </foreignObject>
    </g>
  );
}
