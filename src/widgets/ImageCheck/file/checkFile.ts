import {limits} from '../../../data/limits';
import {pictureCheckLimits} from '../../../data/pictureChecks';
import {getResizeDivisor, toAnalysedSize} from '../../../data/resizing';
import {getImageSize, type ImageSize} from '../../../sandbox/recognition/imageFormat';
import type {GrayImage} from '../measures/GrayImage';
import {measurePicture} from '../measures/measurePicture';
import {CanvasError} from './CanvasError';
import type {PictureFacts, Problem} from './PictureFacts';
import {readFormat} from './readFormat';
import {readOrientation} from './readOrientation';

/** Decodes a picture to gray levels of a size; throws if it cannot, a `CanvasError` to draw it. */
export type Decode = (file: Blob, size: ImageSize) => Promise<GrayImage>;

export interface CheckedFile {
  readonly facts: PictureFacts;
  /** The picture at the size that recognition sees, to measure parts of it. */
  readonly image?: GrayImage;
}

/** Profiles, thumbnails, and texts may come before the size, as long as the API takes the file. */
const HEAD_BYTES = limits.imageBytes.value;

/** Why a picture of a size cannot be measured in a page. */
function findProblem({width, height}: ImageSize, seen: ImageSize): Problem | undefined {
  const {pixels, side} = pictureCheckLimits;
  if (width * height > pixels) return 'pixels';
  return Math.max(seen.width, seen.height) > side ? 'side' : undefined;
}

/** What the head of a file says. */
async function readHead(file: Blob): Promise<PictureFacts> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const format = readFormat(bytes);
  const facts: PictureFacts = {format, bytes: file.size, orientation: 1};
  if (file.size === 0) return {...facts, problem: 'empty'};
  if (format !== 'JPEG' && format !== 'PNG') return {...facts, problem: 'format'};
  const stored = getImageSize(bytes);
  if (stored === undefined)
    return {...facts, problem: file.size > HEAD_BYTES ? 'late-size' : 'head'};
  const orientation = readOrientation(bytes);
  const size = orientation < 5 ? stored : {width: stored.height, height: stored.width};
  const seen = toAnalysedSize(size.width, size.height);
  const divisor = getResizeDivisor(size.width, size.height);
  const problem = findProblem(size, seen);
  return {...facts, orientation, size, seen, divisor, ...(problem !== undefined && {problem})};
}

/** Checks one file; it never throws. */
export async function checkFile(file: Blob, decode: Decode): Promise<CheckedFile> {
  let facts: PictureFacts = {
    format: 'unknown',
    bytes: file.size,
    orientation: 1,
    problem: 'unreadable',
  };
  try {
    facts = await readHead(file);
  } catch {
    return {facts};
  }
  const {problem, seen} = facts;
  if (problem !== undefined || seen === undefined) return {facts};
  try {
    const image = await decode(file, seen);
    return {facts: {...facts, measures: measurePicture(image)}, image};
  } catch (error) {
    return {facts: {...facts, problem: error instanceof CanvasError ? 'canvas' : 'pixel-data'}};
  }
}
