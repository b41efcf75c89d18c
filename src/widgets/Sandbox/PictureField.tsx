import {useId, type ReactNode} from 'react';
import {createDefaultValues, type RequestValues} from '../../sandbox/cases';
import {getOperation} from '../../sandbox/cases/toRequest';
import {samples} from '../../sandbox/samples';
import {ACCEPTED_TYPES, describePictureProblem} from './describePictureProblem';
import {getPicture, getPictures, setFurtherViews, setPicture} from './editValues';
import panel from './panel.module.css';
import styles from './pictureField.module.css';
import {getThumbnailAddress} from './session';

export interface PictureFieldProps {
  readonly operationId: string;
  readonly values: RequestValues;
  /** Whether the operation takes several views of the same object. */
  readonly takesSeveral: boolean;
  readonly onEdit: (values: RequestValues) => void;
}

const MADE = {
  broken: 'Sends text that claims to be an image.',
  file: 'Sends a small file.',
  oversized: 'Sends a file that is too large.',
} as const;

/** The choice of a sample picture, or of one from the reader's disk. */
export default function PictureField({
  operationId,
  values,
  takesSeveral,
  onEdit,
}: PictureFieldProps): ReactNode {
  const id = useId();
  const {api, example} = getOperation(operationId);
  if (values.parts === undefined || example !== undefined) return null;
  const picture = getPicture(values);
  const chosen =
    picture !== undefined && 'sample' in picture
      ? samples.find(({name}) => name === picture.sample)
      : undefined;
  const isOwn = picture !== undefined && 'file' in picture;
  const problem = describePictureProblem(
    getPictures(values).flatMap((one) => ('file' in one ? [one.file] : [])),
  );

  // Another picture comes with the fields that suit it; headers stay as they are.
  const chooseSample = (name: string): void => {
    const {parts, pathParameters} = createDefaultValues(operationId, name);
    const {body: _body, method: _method, ...rest} = values;
    onEdit({...rest, pathParameters, ...(parts === undefined ? {} : {parts})});
  };

  return (
    <fieldset className={panel.group} aria-describedby={`${id}-hint`}>
      <legend>Picture</legend>
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
      <div className={panel.field}>
        <label htmlFor={`${id}-file`}>
          Or a picture of your own. This picture stays in your browser.
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept={ACCEPTED_TYPES.join()}
          multiple={takesSeveral}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({target}) => {
            const [file, ...others] = Array.from(target.files ?? []);
            if (file !== undefined) {
              onEdit(
                setFurtherViews(
                  setPicture(values, {file}),
                  others.map((other) => ({file: other})),
                ),
              );
            }
          }}
        />
        {problem !== undefined && (
          <p id={`${id}-problem`} role="alert" className={panel.error}>
            {problem}
          </p>
        )}
      </div>
      {takesSeveral && picture !== undefined && (
        <FurtherViews api={api} values={values} onEdit={onEdit} />
      )}
      <p id={`${id}-hint`} className={panel.hint}>
        {chosen?.alt ??
          (isOwn
            ? `${picture.file.name} is chosen. The sandbox doesn't recognize it, so the response is simulated.`
            : picture === undefined
              ? 'No picture is sent.'
              : 'made' in picture
                ? MADE[picture.made]
                : '')}
      </p>
    </fieldset>
  );
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
    <fieldset className={panel.group}>
      <legend>More views of the same object</legend>
      {others.map(({name, title}) => (
        <label key={name} className={styles.view}>
          <input type="checkbox" checked={isChosen(name)} onChange={() => toggle(name)} /> {title}
        </label>
      ))}
    </fieldset>
  );
}
