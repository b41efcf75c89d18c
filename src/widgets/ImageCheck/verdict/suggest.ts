import {getResizeDivisor} from '../../../data/resizing';
import type {Quad} from '../../../sandbox/samples/sample';
import {getBounds, listCorners, toQuad, type Rect, type Size} from '../../Workbench/stage/quad';
import {toRoi} from '../../Workbench/stage/regionOfInterest';
import {setLink} from '../../Workbench/linkParameter';

/** A region is this much wider and higher than what is marked: the next vehicle is elsewhere. */
const [WIDER, HIGHER] = [3, 7];

const clamp = (value: number, low: number, high: number): number =>
  Math.round(Math.min(Math.max(value, low), high));

/** The part of the picture around a mark that is worth searching, in whole pixels. */
export function suggestRegion(mark: Quad, picture: Size): Quad {
  const {x, y, width, height} = getBounds(listCorners(mark));
  const [moreX, moreY] = [(width * (WIDER - 1)) / 2, (height * (HIGHER - 1)) / 2];
  const left = clamp(x - moreX, 0, picture.width - 1);
  const top = clamp(y - moreY, 0, picture.height - 1);
  const right = clamp(x + width + moreX, 0, picture.width - 1);
  const bottom = clamp(y + height + moreY, 0, picture.height - 1);
  return toQuad({x: left, y: top, width: right - left, height: bottom - top});
}

/** Address below the base that opens the workbench with a region; the picture stays here. */
export function toWorkbenchLink(region: Quad): string {
  const parameters = new URLSearchParams();
  setLink(parameters, 'recognizeVehicle', [
    ['part.service', 'anpr'],
    ['part.roi', toRoi(region)],
    ['picture', 'none'],
  ]);
  return `/tools/workbench?${parameters.toString()}`;
}

/**
 * The largest part around a mark that is not resized, as high to its width as the picture;
 * undefined if the picture is not resized either.
 */
export function suggestCrop(mark: Quad, picture: Size): Rect | undefined {
  const divisor = getResizeDivisor(picture.width, picture.height);
  if (divisor === 1) return undefined;
  const [width, height] = [
    Math.floor(picture.width / divisor),
    Math.floor(picture.height / divisor),
  ];
  const bounds = getBounds(listCorners(mark));
  return {
    x: clamp(bounds.x + bounds.width / 2 - width / 2, 0, picture.width - width),
    y: clamp(bounds.y + bounds.height / 2 - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** The command of ImageMagick that crops. */
export const toCropCommand = ({x, y, width, height}: Rect): string =>
  `magick in.jpg -auto-orient -crop ${width}x${height}+${x}+${y} +repage out.jpg`;
