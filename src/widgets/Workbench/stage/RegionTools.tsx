import type {ReactNode} from 'react';
import type {Quad} from '../../../sandbox/samples/sample';
import CopyButton from '../../../components/CopyButton';
import type {Size} from './quad';
import {createRegion, toRoi} from './regionOfInterest';
import styles from './stage.module.css';

export interface RegionToolsProps {
  readonly picture: Size;
  readonly roi?: Quad | undefined;
  readonly onChange: (roi: Quad | undefined) => void;
}

/** Begins and ends the region of interest, and copies it as the API takes it. */
export default function RegionTools({picture, roi, onChange}: RegionToolsProps): ReactNode {
  if (roi === undefined) {
    return (
      <p className={styles.tools}>
        <button type="button" onClick={() => onChange(createRegion(picture))}>
          Draw a region
        </button>
        <span>The whole image is searched.</span>
      </p>
    );
  }
  return (
    <p className={styles.tools}>
      <button type="button" onClick={() => onChange(undefined)}>
        Reset
      </button>
      <CopyButton subject="roi" isLabelled getText={() => toRoi(roi)} />
      <code>{toRoi(roi)}</code>
    </p>
  );
}
