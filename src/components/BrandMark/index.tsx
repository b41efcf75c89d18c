import type {ReactNode} from 'react';

/**
 * The mark: a gantry over a lane, the camera's eye on its beam, and below it the frame of what was
 * recognized. Keep in sync with static/img/favicon.svg.
 */
export default function BrandMark({
  size,
  ...position
}: {
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      {...position}
    >
      <path
        d="M4 29V10a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v19"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="16" cy="7.5" r="5.5" fill="#1890ff" />
      <circle cx="16" cy="7.5" r="2" fill="#fff" />
      <path d="M10 21v-3h3M19 18h3v3M22 26v3h-3M13 29h-3v-3" stroke="#ff9f1a" strokeWidth="2" />
    </svg>
  );
}
