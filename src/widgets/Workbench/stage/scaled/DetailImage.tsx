import {useEffect, useState, type ReactNode} from 'react';
import {scale} from '../../worker/scale';
import type {Size} from '../quad';
import styles from '../stage.module.css';
import type {Placement} from '../view';
import {scaleSize, toDetail, type Detail} from './detail';

export interface DetailImageProps {
  readonly file: Blob;
  readonly picture: Size;
  readonly pane: Size;
  readonly place: Placement;
}

interface Shown extends Detail {
  readonly address: string;
}

/** The view rests for so long before its pixels are read. */
const REST_MS = 150;

/** What a pane shows of a large picture in full resolution, on top of the overview. */
export default function DetailImage({file, picture, pane, place}: DetailImageProps): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const wanted = toDetail(picture, pane, place, window.devicePixelRatio, shown);
  // Each move makes an equal object.
  const key = wanted === undefined ? undefined : JSON.stringify(wanted);

  useEffect(() => {
    if (key === undefined) return undefined;
    const detail = JSON.parse(key) as Detail;
    let isWanted = true;
    const timer = setTimeout(() => {
      scale({file, area: detail.area, size: scaleSize(detail.area, detail.scale)}).then(
        (copy) => {
          if (copy !== undefined && isWanted)
            setShown({...detail, address: URL.createObjectURL(copy)});
        },
        // The overview stays.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [file, key]);

  useEffect(
    () => () => {
      if (shown !== undefined) URL.revokeObjectURL(shown.address);
    },
    [shown],
  );

  if (shown === undefined) return null;
  const {address, area} = shown;
  const [left, top] = [place.x + area.x * place.scale, place.y + area.y * place.scale];
  return (
    <img
      key={address}
      className={styles.picture}
      src={address}
      alt=""
      decoding="sync"
      draggable={false}
      width={area.width}
      height={area.height}
      style={{transform: `translate(${left}px, ${top}px) scale(${place.scale})`}}
    />
  );
}
