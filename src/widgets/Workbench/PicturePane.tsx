import {useEffect, useMemo, type DragEvent, type ReactNode} from 'react';
import {editValues} from './actions';
import type {Current} from './benchState';
import {getPictures, getValue, setFurtherViews, setPicture, setValue} from './editValues';
import PictureChooser from './PictureChooser';
import styles from './picturePane.module.css';
import type {Box} from './stage/findBoxes';
import {fromRoi, toRoi} from './stage/regionOfInterest';
import Stage from './stage/Stage';
import {toStagePictures} from './toStagePictures';

export interface PicturePaneProps extends Current {
  /** What was found in the pictures that are chosen. */
  readonly boxes: readonly Box[];
  /** Place in the response. */
  readonly selected: string | undefined;
  readonly onSelect: (path: string | undefined) => void;
}

/** The picture with what was found in it, and the choice of another. */
export default function PicturePane(props: PicturePaneProps): ReactNode {
  const {form, draft, boxes, selected, onSelect} = props;
  const {values} = draft;
  const several = isRepeated(form.parts);
  const pictures = useMemo(() => toStagePictures(getPictures(values)), [values]);
  const takesRoi = form.parts?.some(({name}) => name === 'roi') === true;
  const take = (files: readonly File[]): void => {
    const [file, ...others] = files;
    if (file === undefined) return;
    const views = several ? others.map((other) => ({file: other})) : [];
    editValues(setFurtherViews(setPicture(values, {file}), views));
  };
  usePastedFiles(take);
  return (
    <div
      className={styles.pane}
      onDragOver={allowFiles}
      onDrop={(event) => {
        event.preventDefault();
        take(Array.from(event.dataTransfer.files));
      }}
    >
      <div className={styles.stage}>
        <Stage
          pictures={pictures}
          boxes={boxes}
          selected={selected}
          onSelect={onSelect}
          roi={fromRoi(getValue(values, 'part', 'roi'))}
          onRoiChange={
            takesRoi
              ? (roi) =>
                  editValues(setValue(values, 'part', 'roi', roi === undefined ? '' : toRoi(roi)))
              : undefined
          }
        />
      </div>
      <PictureChooser
        operationId={form.id}
        values={values}
        takesSeveral={several}
        onTake={take}
        onEdit={editValues}
      />
    </div>
  );
}

/** Whether the contract lets the image part repeat. */
const isRepeated = (parts: Current['form']['parts']): boolean =>
  parts?.some(({name, type}) => name === 'image' && type.startsWith('array of')) ?? false;

function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Takes pictures that are pasted. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const handle = ({clipboardData}: ClipboardEvent): void =>
      take(Array.from(clipboardData?.files ?? []));
    document.addEventListener('paste', handle);
    return () => document.removeEventListener('paste', handle);
  });
}
