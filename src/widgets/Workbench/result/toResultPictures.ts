import type {Box} from '../stage/findBoxes';
import {getBounds, listCorners} from '../stage/quad';
import type {StagePicture} from '../stage/StagePicture';

/** Around the boxes of a picture that is not there. */
const MARGIN = 1.05;

/** The pictures of a result. Without any, its boxes are on an empty one that is large enough. */
export function toResultPictures(
  pictures: readonly Blob[],
  boxes: readonly Box[],
): readonly StagePicture[] {
  if (pictures.length > 0) {
    return pictures.map((file, index) => ({
      key: String(index),
      file,
      alt: `Image ${index + 1} of the result.`,
      isOwn: false,
    }));
  }
  if (boxes.length === 0) return [];
  const {x, y, width, height} = getBounds(boxes.flatMap(({quad}) => listCorners(quad)));
  const size = {
    width: Math.ceil((x + width) * MARGIN) + 1,
    height: Math.ceil((y + height) * MARGIN) + 1,
  };
  return [
    {
      key: `empty ${size.width} ${size.height}`,
      src: createEmpty(size),
      alt: NO_PICTURE,
      ...size,
      isOwn: false,
    },
  ];
}

const NO_PICTURE = 'The result came without its image. The boxes are where they are in it.';

const createEmpty = ({width, height}: {readonly width: number; readonly height: number}): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#5b6b7b"/></svg>`,
  )}`;
