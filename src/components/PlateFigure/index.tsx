import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What can be wrong with a picture of a plate. */
type Fault = 'size' | 'angle' | 'blur' | 'light' | 'glare' | 'dirt';

interface PlateFigureProps {
  readonly fault: Fault;
  /** What the good picture shows, in a few words. */
  readonly good: string;
  /** What the bad picture shows, in a few words. */
  readonly bad: string;
}

/** The same plate photographed well and badly, side by side. */
export default function PlateFigure({fault, good, bad}: PlateFigureProps): ReactNode {
  return (
    <div className={styles.pair}>
      <figure>
        <Photo title={good} />
        <figcaption>
          <strong className={styles.good}>Good:</strong> {good}
        </figcaption>
      </figure>
      <figure>
        <Photo title={bad} fault={fault} />
        <figcaption>
          <strong className={styles.bad}>Bad:</strong> {bad}
        </figcaption>
      </figure>
    </div>
  );
}

/** What the camera sees of the sample image: a part as wide as 320 of its own units. */
const WIDTH = 320;
const HEIGHT = 200;
const IMAGE = {width: 1280, height: 720};
/** The plate fills half of the width. */
const NEAR = {x: 448, y: 416, width: 384};
const FAR = {x: 64, y: 0, width: 1152};

const FROM_THE_SIDE = 'translate(160 100) skewY(-20) scale(0.5 1) translate(-160 -100)';

function Photo({title, fault}: {readonly title: string; readonly fault?: Fault}): ReactNode {
  const id = useId();
  return (
    <svg className={styles.photo} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      <defs>
        <filter id={`${id}blur`}>
          <feGaussianBlur stdDeviation="9 0.5" />
        </filter>
        <radialGradient id={`${id}glare`}>
          <stop offset="0.25" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}frame`}>
          <rect width={WIDTH} height={HEIGHT} rx="8" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <g
          transform={fault === 'angle' ? FROM_THE_SIDE : undefined}
          filter={fault === 'blur' ? `url(#${id}blur)` : undefined}
        >
          <Scene {...(fault === 'size' ? FAR : NEAR)} />
          {fault === 'dirt' && <Dirt />}
        </g>
        {fault === 'light' && <rect width={WIDTH} height={HEIGHT} fill="#05080c" opacity="0.86" />}
        {fault === 'glare' && (
          <ellipse cx="150" cy="94" rx="120" ry="62" fill={`url(#${id}glare)`} />
        )}
      </g>
    </svg>
  );
}

/** The scene of a sample image. */
function Scene({x, y, width}: typeof NEAR): ReactNode {
  const scale = WIDTH / width;
  return (
    <image
      href={useBaseUrl('/samples/drawings/plate-european.svg')}
      x={-x * scale}
      y={-y * scale}
      width={IMAGE.width * scale}
      height={IMAGE.height * scale}
    />
  );
}

function Dirt(): ReactNode {
  return (
    <g fill="#5d4a36" transform="translate(0 -40)">
      <ellipse cx="124" cy="134" rx="15" ry="14" />
      <ellipse cx="146" cy="146" rx="20" ry="8" />
      <ellipse cx="194" cy="130" rx="11" ry="15" />
      <ellipse cx="222" cy="143" rx="14" ry="11" opacity="0.9" />
      <ellipse cx="100" cy="150" rx="22" ry="7" opacity="0.8" />
      <ellipse cx="172" cy="152" rx="34" ry="6" opacity="0.8" />
    </g>
  );
}
