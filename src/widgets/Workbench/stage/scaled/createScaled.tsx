import type {ReactNode} from 'react';
import {scale} from '../../worker/scale';
import type {Size} from '../quad';
import type {Placement} from '../view';
import {getOverviewScale, scaleSize} from './detail';
import DetailImage from './DetailImage';

export interface Scaled {
  /** Shows the whole picture. */
  readonly overview: Blob;
  /** What a pane shows of it, sharp. */
  readonly renderDetail: (place: Placement, pane: Size) => ReactNode;
}

const overviews = new WeakMap<Blob, Promise<Blob | undefined>>();

/** Smaller copies of a large picture; undefined where no worker makes them. */
export async function createScaled(file: Blob, picture: Size): Promise<Scaled | undefined> {
  const making =
    overviews.get(file) ??
    scale({
      file,
      area: {x: 0, y: 0, ...picture},
      size: scaleSize(picture, getOverviewScale(picture)),
    });
  overviews.set(file, making);
  const overview = await making;
  if (overview === undefined) return undefined;
  return {
    overview,
    renderDetail: (place, pane) => <DetailImage {...{file, picture, place, pane}} />,
  };
}
