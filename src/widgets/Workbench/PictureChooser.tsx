import Link from '@docusaurus/Link';
import {useId, type ReactNode} from 'react';
import {createDefaultValues, type PictureReference, type RequestValues} from '../../sandbox/cases';
import {getOperation} from '../../sandbox/cases/toRequest';
import {samples} from '../../sandbox/samples';
import {getPicture, getPictures, setFurtherViews} from './editValues';
import fields from './fields/fields.module.css';
import styles from './picturePane.module.css';
import {getThumbnailAddress} from './session';
import {usePictureProblem} from './usePictureProblem';

export interface PictureChooserProps {
  readonly operationId: string;
  readonly values: RequestValues;
  /** Whether the operation takes several views of the same object. */
  readonly takesSeveral: boolean;
  readonly onTake: (files: readonly File[]) => void;
  readonly onEdit: (values: RequestValues) => void;
}

const MADE = {
  broken: 'Sends text that claims to be an image.',
  file: 'Sends a small file.',
  oversized: 'Sends a file that is too large.',
} as const;

/** The choice of a sample picture, or of one from the reader's disk or camera. */
export default function PictureChooser(props: PictureChooserProps): ReactNode {
  const {operationId, values, takesSeveral, onTake, onEdit} = props;
  const id = useId();
  const {api} = getOperation(operationId);
  const picture = getPicture(values);
  const chosen = findSampleOf(picture);
  const problem = usePictureProblem(values);

  // Another picture comes with the fields that suit it; headers stay as they are.
  const chooseSample = (name: string): void => {
    const {parts, pathParameters} = createDefaultValues(operationId, name);
    const {body: _body, method: _method, ...rest} = values;
    onEdit({...rest, pathParameters, ...(parts === undefined ? {} : {parts})});
  };

  return (
    <fieldset className={styles.chooser} aria-describedby={`${id}-hint`}>
      <legend>Image</legend>
      <p id={`${id}-hint`} className={fields.hint}>
        {describePicture(picture, chosen?.alt)}
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={fields.error}>
          {problem}
        </p>
      )}
      <div className={styles.pictures}>
        {samples
          .filter((sample) => sample.api === api)
          .map(({name, title, width, height}) => (
            <label key={name} className={styles.picture}>
              <input
                type="radio"
                name={`${id}-picture`}
                checked={chosen?.name === name}
                onChange={() => chooseSample(name)}
              />
              <img src={getThumbnailAddress(name)} alt="" width={width} height={height} />
              <span>{title}</span>
            </label>
          ))}
      </div>
      <div className={fields.field}>
        <label htmlFor={`${id}-file`}>An image of your own: choose, drop, or paste it</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png"
          multiple={takesSeveral}
          aria-describedby={`${id}-privacy${problem === undefined ? '' : ` ${id}-problem`}`}
          onChange={({target}) => onTake(Array.from(target.files ?? []))}
        />
        <p id={`${id}-privacy`} className={fields.hint}>
          This image stays in your browser. Its result is simulated.{' '}
          <Link to="/tools/image-check">Check whether it is good enough.</Link>
        </p>
      </div>
      {takesSeveral && picture !== undefined && (
        <FurtherViews api={api} values={values} onEdit={onEdit} />
      )}
    </fieldset>
  );
}

const findSampleOf = (picture: PictureReference | undefined) =>
  picture !== undefined && 'sample' in picture
    ? samples.find(({name}) => name === picture.sample)
    : undefined;

function describePicture(picture: PictureReference | undefined, alt: string | undefined): string {
  if (alt !== undefined) return alt;
  if (picture === undefined) return 'No image is sent.';
  if ('file' in picture)
    return `${picture.file.name} is chosen. The sandbox doesn't recognize it, so the response is simulated.`;

  return 'made' in picture ? MADE[picture.made] : '';
}

interface FurtherViewsProps {
  readonly api: string;
  readonly values: RequestValues;
  readonly onEdit: (values: RequestValues) => void;
}

/** More pictures of the same object, sent as repeated parts in the order of the list. */
function FurtherViews({api, values, onEdit}: FurtherViewsProps): ReactNode {
  const [first, ...views] = getPictures(values);
  const isChosen = (name: string): boolean =>
    views.some((view) => 'sample' in view && view.sample === name);
  const others = samples.filter(
    (sample) =>
      sample.api === api &&
      !(first !== undefined && 'sample' in first && first.sample === sample.name),
  );
  const toggle = (name: string): void => {
    const rest = views.filter((view) => !('sample' in view) || view.sample !== name);
    onEdit(setFurtherViews(values, isChosen(name) ? rest : [...rest, {sample: name}]));
  };
  return (
    <fieldset className={fields.group}>
      <legend>More views of the same object</legend>
      {others.map(({name, title}) => (
        <label key={name} className={styles.view}>
          <input type="checkbox" checked={isChosen(name)} onChange={() => toggle(name)} /> {title}
        </label>
      ))}
    </fieldset>
  );
}
