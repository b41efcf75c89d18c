import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import FactTable from '../../components/FactTable';
import {toLimitText} from '../../data/limits';
import {photographAccuracy, pictureAccuracy} from '../../data/pictureAccuracy';
import {pictureChecks} from '../../data/pictureChecks';
import {pictureAdvice} from '../../data/pictures';
import styles from './styles.module.css';
import {GUIDE} from './verdict/Finding';

const {characterHeight, tilt, horizontalAngle, verticalAngle, contrast} = pictureAdvice;

const BOUNDS = [
  {label: 'Format', value: 'JPEG or PNG', source: 'API', why: 'Found by the bytes, not the name.'},
  {
    label: 'File size',
    value: `less than ${toLimitText('imageMegabytes')}`,
    source: 'API',
    why: 'The limit holds for the whole request.',
  },
  ...[characterHeight, tilt, horizontalAngle, verticalAngle, contrast].map((advice) => ({
    ...advice,
    source: 'guide',
  })),
  ...Object.values(pictureChecks).map((check) => ({...check, source: 'this page'})),
];

/** What is checked and how exact it is: complete without script. */
export default function ImageCheckText(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  ['values', 'mark', 'exact', 'not'].forEach(collectAnchor);
  return (
    <div className={styles.text}>
      <h2 id="values">What is checked</h2>
      <p>
        Everything is measured at the size that recognition sees: an image with more pixels than
        Full HD is <Link to={`${GUIDE}#resizing`}>scaled down first</Link>. Bounds come from the
        API, from the <Link to={`${GUIDE}#values`}>input image guide</Link>, or from this page,
        where no source has one.
      </p>
      <FactTable
        caption="Values that are checked"
        columns={{label: 'What', value: 'Recommended', source: 'From', why: 'Why'}}
        rows={BOUNDS}
      />
      <h2 id="mark">Mark a plate or a code</h2>
      <p>
        Open an image, and put four corners on a plate, or on a row of characters. The page then
        gives the height of the characters before and after resizing, their contrast and blur, the
        tilt, and, for a plate, the angle of the camera. It suggests a region for <code>roi</code>{' '}
        and a crop that is not resized.
      </p>
      <h2 id="exact">How exact the values are</h2>
      <p>
        Tests measure images that were made with known faults. These are the largest errors, in
        images that nothing was tuned on.
      </p>
      <FactTable
        caption="Largest errors of the values"
        columns={{label: 'Value', range: 'Tested range', error: 'Error'}}
        rows={Object.values(pictureAccuracy)}
      />
      <p>
        Edges of photographs are softer and rounder, and differ by themselves.{' '}
        {photographAccuracy.count} photographs of vehicles were blurred on purpose; nothing was
        tuned on them. Where their edges do not say whether it was motion or focus, the check says
        so.
      </p>
      <FactTable
        caption="Blur that was found in photographs"
        columns={{
          blur: 'Added',
          right: 'Found',
          unclear: 'Cannot tell',
          wrong: 'Taken for the other',
          error: 'Error of nine in ten',
        }}
        rows={photographAccuracy.rows}
      />
      <Boundaries />
    </div>
  );
}

function Boundaries(): ReactNode {
  return (
    <>
      <h2 id="not">What the check does not say</h2>
      <ul>
        <li>
          It does not recognize plates or codes, and does not find them: you mark them. Only the API
          says whether an image is read.
        </li>
        <li>
          It does not measure dirt, distortion by the lens, or reflections on a plate. The{' '}
          <Link to={`${GUIDE}#dirt`}>guide</Link> shows what to look for.
        </li>
        <li>
          A sharp street hides a blurred vehicle: mark the plate, and read the values of what is
          marked.
        </li>
        <li>
          To distinguish motion from focus, the check needs edges in many directions, and motion
          that is long enough. Where these are missing, it says so.
        </li>
        <li>
          Noise that compression has removed is not found, and texture all over an image counts as
          noise.
        </li>
        <li>Your browser scales the image, which differs a little from how recognition does it.</li>
      </ul>
      <p>
        Next: the <Link to={GUIDE}>input image guide</Link> says how to take better images, and the{' '}
        <Link to="/tools/workbench?try=recognizeVehicle">workbench</Link> sends one to a sandbox.
      </p>
    </>
  );
}
