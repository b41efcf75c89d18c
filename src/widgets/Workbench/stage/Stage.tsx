import {useState, type ReactNode} from 'react';
import type {Quad} from '../../../sandbox/samples/sample';
import Canvas, {type CanvasProps} from './Canvas';
import type {Box} from './findBoxes';
import PictureStrip from './PictureStrip';
import RegionTools from './RegionTools';
import styles from './stage.module.css';
import type {StagePicture} from './StagePicture';
import {usePicture} from './usePicture';

export interface StageProps {
  readonly pictures: readonly StagePicture[];
  /** Of `findBoxes`, with what to write at each. */
  readonly boxes: readonly Box[];
  /** Place in the JSON, such as `data.vehicles[0].plate.plateROI`. */
  readonly selected?: string | undefined;
  readonly onSelect: (path: string | undefined) => void;
  /** Part of the picture to search. */
  readonly roi?: Quad | undefined;
  /** Without it, the operation takes no region. */
  readonly onRoiChange?: ((roi: Quad | undefined) => void) | undefined;
}

/** The pictures of a request, large, with what was found in them. */
export default function Stage(props: StageProps): ReactNode {
  const {pictures, boxes, selected, onSelect, roi, onRoiChange} = props;
  const [chosen, choose] = useState(0);
  const [lastSelected, setLastSelected] = useState(selected);
  if (lastSelected !== selected) {
    setLastSelected(selected);
    // The picture of what was selected elsewhere comes into view.
    const box = boxes.find(({path}) => path === selected);
    if (box !== undefined) choose(box.picture);
  }
  const index = Math.min(chosen, pictures.length - 1);
  const picture = pictures[index];
  if (picture === undefined) return <p className={styles.empty}>No image is sent.</p>;
  return (
    <div className={styles.stage}>
      <Picture
        key={picture.key}
        picture={picture}
        boxes={pictures.length === 1 ? boxes : boxes.filter((box) => box.picture === index)}
        selected={selected}
        onSelect={onSelect}
        roi={roi}
        onRoiChange={onRoiChange}
      />
      {pictures.length > 1 && <PictureStrip pictures={pictures} chosen={index} onChoose={choose} />}
    </div>
  );
}

interface PictureProps
  extends
    Pick<CanvasProps, 'boxes' | 'onSelect' | 'roi' | 'selected'>,
    Pick<StageProps, 'onRoiChange'> {
  readonly picture: StagePicture;
}

function Picture({picture, onRoiChange, roi, ...rest}: PictureProps): ReactNode {
  const loaded = usePicture(picture);
  if (loaded === undefined) return <p className={styles.empty}>Loading the image …</p>;
  const {address, size, renderDetail} = loaded;
  if (size === undefined) return <p className={styles.empty}>This browser can’t show the image.</p>;
  return (
    <>
      <Canvas
        address={address}
        alt={picture.alt}
        renderDetail={renderDetail}
        picture={size}
        roi={roi}
        onRoiChange={onRoiChange}
        {...rest}
      />
      {onRoiChange !== undefined && <RegionTools picture={size} roi={roi} onChange={onRoiChange} />}
      {picture.isOwn && (
        <p className={styles.note}>This image stays in your browser. Its result is simulated.</p>
      )}
    </>
  );
}
