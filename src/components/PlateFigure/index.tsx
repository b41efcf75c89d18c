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

const CAMERA: Partial<Record<Fault, string>> = {
  size: 'translate(160 112) scale(0.3) translate(-160 -112)',
  angle: 'translate(160 118) skewY(-24) scale(0.5 1) translate(-160 -118)',
};

function Photo({title, fault}: {readonly title: string; readonly fault?: Fault}): ReactNode {
  const id = useId();
  return (
    <svg className={styles.photo} viewBox="0 0 320 200" role="img" aria-label={title}>
      <defs>
        <filter id={`${id}blur`}>
          <feGaussianBlur stdDeviation="9 0.5" />
        </filter>
        <radialGradient id={`${id}glare`}>
          <stop offset="0.25" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}frame`}>
          <rect width="320" height="200" rx="8" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width="320" height="120" fill="#b7cbd9" />
        <rect y="120" width="320" height="80" fill="#8b9298" />
        <g
          transform={fault && CAMERA[fault]}
          filter={fault === 'blur' ? `url(#${id}blur)` : undefined}
        >
          <Car />
          {fault === 'dirt' && <Dirt />}
        </g>
        {fault === 'light' && <rect width="320" height="200" fill="#05080c" opacity="0.86" />}
        {fault === 'glare' && (
          <ellipse cx="150" cy="132" rx="120" ry="62" fill={`url(#${id}glare)`} />
        )}
      </g>
    </svg>
  );
}

function Car(): ReactNode {
  return (
    <>
      <path d="M58 96 L92 22 Q96 14 106 14 H214 Q224 14 228 22 L262 96 Z" fill="#2f5d8f" />
      <path d="M78 88 L103 32 H217 L242 88 Z" fill="#cfe0ec" />
      <rect x="34" y="88" width="252" height="84" rx="14" fill="#3a70ab" />
      <rect x="48" y="100" width="44" height="22" rx="6" fill="#eef3f7" />
      <rect x="228" y="100" width="44" height="22" rx="6" fill="#eef3f7" />
      <rect x="44" y="166" width="44" height="26" rx="6" fill="#20262c" />
      <rect x="232" y="166" width="44" height="26" rx="6" fill="#20262c" />
      <rect
        x="82"
        y="118"
        width="156"
        height="36"
        rx="4"
        fill="#fff"
        stroke="#20262c"
        strokeWidth="1.5"
      />
      <rect x="83" y="119" width="16" height="34" fill="#1c4fa0" />
      <text
        className={styles.plate}
        fill="#14181c"
        x="170"
        y="145"
        textLength="126"
        lengthAdjust="spacingAndGlyphs"
      >
        ABC 123
      </text>
    </>
  );
}

function Dirt(): ReactNode {
  return (
    <g fill="#5d4a36">
      <ellipse cx="124" cy="134" rx="15" ry="14" />
      <ellipse cx="146" cy="146" rx="20" ry="8" />
      <ellipse cx="194" cy="130" rx="11" ry="15" />
      <ellipse cx="222" cy="143" rx="14" ry="11" opacity="0.9" />
      <ellipse cx="100" cy="150" rx="22" ry="7" opacity="0.8" />
      <ellipse cx="172" cy="152" rx="34" ry="6" opacity="0.8" />
    </g>
  );
}
