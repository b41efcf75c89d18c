import {pictureCheckLimits} from '../../../data/pictureChecks';
import {getResizeDivisor, toAnalysedSize} from '../../../data/resizing';
import {getImageSize, type ImageSize} from '../../../sandbox/recognition/imageFormat';
import type {GrayImage} from '../measures/GrayImage';
import {measurePicture} from '../measures/measurePicture';
import type {PictureFacts} from './PictureFacts';
import {readFormat} from './readFormat';
import {readOrientation} from './readOrientation';

/** Decodes a picture to gray levels of a size; throws if it cannot. */
export type Decode = (file: Blob, size: ImageSize) => Promise<GrayImage>;

export interface CheckedFile {
  readonly facts: PictureFacts;
  /** The picture at the size that recognition sees, to measure parts of it. */
  readonly image?: GrayImage;
}

/** Profiles, thumbnails, and texts come before the size: more than this is no camera's file. */
const HEAD_BYTES = 1024 * 1024;

/** What the head of a file says. */
async function readHead(file: Blob): Promise<PictureFacts> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const format = readFormat(bytes);
  const facts: PictureFacts = {format, bytes: file.size, orientation: 1};
  if (file.size === 0) return {...facts, problem: 'empty'};
  if (format !== 'JPEG' && format !== 'PNG') return {...facts, problem: 'format'};
  const stored = getImageSize(bytes);
  if (stored === undefined) return {...facts, problem: 'head'};
  const orientation = readOrientation(bytes);
  const size = orientation < 5 ? stored : {width: stored.height, height: stored.width};
  return {
    ...facts,
    orientation,
    size,
    seen: toAnalysedSize(size.width, size.height),
    divisor: getResizeDivisor(size.width, size.height),
    ...(size.width * size.height > pictureCheckLimits.pixels && {problem: 'pixels'}),
  };
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
  } catch {
    return {facts: {...facts, problem: 'pixel-data'}};
  }
}
