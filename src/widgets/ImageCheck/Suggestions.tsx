import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import CopyButton from '../../components/CopyButton';
import type {Quad} from '../../sandbox/samples/sample';
import type {Size} from '../Workbench/stage/quad';
import {toRoi} from '../Workbench/stage/regionOfInterest';
import styles from './tool.module.css';
import {GUIDE} from './verdict/Finding';
import {suggestCrop, suggestRegion, toCropCommand, toWorkbenchLink} from './verdict/suggest';

interface SuggestionsProps {
  readonly mark: Quad;
  readonly picture: Size;
  readonly isTurned: boolean;
}

/** A region and a crop around a mark, ready to use. */
export default function Suggestions({mark, picture, isTurned}: SuggestionsProps): ReactNode {
  const region = suggestRegion(mark, picture);
  const crop = suggestCrop(mark, picture);
  return (
    <div className={styles.suggestions}>
      <h4>Search only around it</h4>
      <p className={styles.copied}>
        <code>roi={toRoi(region)}</code>
        <CopyButton subject="roi" isLabelled getText={() => toRoi(region)} />
      </p>
      <p>
        <Link to={toWorkbenchLink(region)}>Open the request in the workbench</Link>, and choose the
        image there again.
        {isTurned &&
          ' The file is stored turned: save it upright first, because a region counts pixels of the upright image.'}
      </p>
      {crop !== undefined && (
        <>
          <h4>Crop, so that nothing is resized</h4>
          <p className={styles.copied}>
            <code>{toCropCommand(crop)}</code>
            <CopyButton subject="command" isLabelled getText={() => toCropCommand(crop)} />
          </p>
          <p>
            The part of {crop.width} × {crop.height} pixels keeps the characters as large as they
            are. See <Link to={`${GUIDE}#resizing`}>how resizing works</Link>.
          </p>
        </>
      )}
    </div>
  );
}
