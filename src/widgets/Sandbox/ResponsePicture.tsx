import {useCallback, useState, type ReactNode} from 'react';
import type {PictureReference} from '../../sandbox/cases';
import {samples} from '../../sandbox/samples';
import type {Quad} from '../../sandbox/samples/sample';
import type {Box} from './findBoxes';
import styles from './responsePicture.module.css';
import {getPictureAddress} from './session';

export interface ResponsePictureProps {
  readonly picture: Exclude<PictureReference, {readonly made: string}>;
  readonly boxes: readonly Box[];
}

/** A part of the picture's width that a pointer hits easily, also where a plate is small. */
const HIT_SHARE = 1 / 18;

/**
 * The picture that was sent with the frames of its response; each is linked to its field, both
 * ways.
 */
export default function ResponsePicture({picture, boxes}: ResponsePictureProps): ReactNode {
  const [marked, setMarked] = useState<string>();
  const [size, setSize] = useState<{readonly width: number; readonly height: number}>();
  const showFile = useFileSource('file' in picture ? picture.file : undefined);
  const sample =
    'sample' in picture ? samples.find(({name}) => name === picture.sample) : undefined;
  const linked = boxes.filter(({isCharacter}) => !isCharacter);
  const characters = boxes.filter(({isCharacter}) => isCharacter);
  const {width, height} = sample ?? size ?? {width: 0, height: 0};
  const link = (path: string) => ({
    'data-marked': marked === path || undefined,
    onPointerEnter: () => setMarked(path),
    onPointerLeave: () => setMarked(undefined),
    onFocus: () => setMarked(path),
    onBlur: () => setMarked(undefined),
  });
  return (
    <>
      <div className={styles.recognized}>
        <img
          ref={showFile}
          src={sample === undefined ? undefined : getPictureAddress(sample.name)}
          alt={sample?.alt ?? 'The picture that you have chosen.'}
          onLoad={({currentTarget: {naturalWidth, naturalHeight}}) =>
            setSize({width: naturalWidth, height: naturalHeight})
          }
        />
        {width > 0 && (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="group"
            aria-label="What was found in the picture"
          >
            {characters.map(({path, quad}) => (
              <polygon key={path} className={styles.character} points={toPoints(quad)} />
            ))}
            {linked.map(({path, label, quad}) => (
              // The Tab key stops at a box, which marks its field. In SVG, only a group can do
              // that.
              <g
                key={path}
                className={styles.box}
                role="img"
                aria-label={`${label}: ${path}`}
                tabIndex={0}
                {...link(path)}
              >
                <rect className={styles.hit} {...toHitArea(quad, width * HIT_SHARE)} />
                <polygon points={toPoints(quad)} />
              </g>
            ))}
          </svg>
        )}
      </div>
      {linked.length === 0 ? (
        <p>The response names no place in the picture.</p>
      ) : (
        <ul
          className={styles.boxes}
          aria-label="Fields of the response with a place in the picture"
        >
          {linked.map(({path, label}) => (
            <li key={path}>
              <button type="button" className={styles.boxField} {...link(path)}>
                <b>{label}</b> <code>{path}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const toPoints = ({topLeft, topRight, bottomRight, bottomLeft}: Quad): string =>
  [topLeft, topRight, bottomRight, bottomLeft].map(({x, y}) => `${x},${y}`).join(' ');

/** The rectangle around a frame, no smaller than `min` in either direction. */
function toHitArea(
  {topLeft, topRight, bottomLeft, bottomRight}: Quad,
  min: number,
): {readonly x: number; readonly y: number; readonly width: number; readonly height: number} {
  const corners = [topLeft, topRight, bottomLeft, bottomRight];
  const [left, right] = [
    Math.min(...corners.map(({x}) => x)),
    Math.max(...corners.map(({x}) => x)),
  ];
  const [top, bottom] = [
    Math.min(...corners.map(({y}) => y)),
    Math.max(...corners.map(({y}) => y)),
  ];
  const width = Math.max(min, right - left);
  const height = Math.max(min, bottom - top);
  return {x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height};
}

/** Shows the reader's picture: its address lives as long as the image. */
function useFileSource(
  file: File | undefined,
): (image: HTMLImageElement | null) => (() => void) | undefined {
  return useCallback(
    (image) => {
      if (image === null || file === undefined) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
