import type {Quad} from '../../sandbox/samples/sample';
import {checkFile, type CheckedFile} from './file/checkFile';
import {canDecode, decode} from './file/decode';
import type {PictureFacts} from './file/PictureFacts';
import {measureMarked, type MarkMeasures} from './measures/marked';

/** What the page asks about a picture. */
export interface CheckRequest {
  readonly id: number;
  /** The same for all requests about a picture. */
  readonly key: string;
  readonly file: Blob;
  /** Four corners in pixels of the upright picture: measures what is inside. */
  readonly mark?: Mark;
}

/** What a reader has marked. */
export interface Mark {
  readonly quad: Quad;
  /** How much around it belongs to it, as a part of its height. */
  readonly margin: number;
}

export type CheckResponse =
  | {readonly id: number; readonly facts: PictureFacts}
  /** Without measures, the picture could not be read again. */
  | {readonly id: number; readonly marked: MarkMeasures | undefined}
  /** No pictures can be decoded here. */
  | {readonly id: number; readonly isUnable: true};

/** The picture that was asked about last: its corners move many times. */
let last: {readonly key: string; readonly checked: CheckedFile} | undefined;

async function checkOnce(key: string, file: Blob): Promise<CheckedFile> {
  if (last?.key === key) return last.checked;
  // Its memory is free before the next one is decoded.
  last = undefined;
  const checked = await checkFile(file, decode);
  last = {key, checked};
  return checked;
}

const scale = (quad: Quad, divisor: number): Quad => {
  const at = (corner: keyof Quad) => ({x: quad[corner].x / divisor, y: quad[corner].y / divisor});
  return {
    topLeft: at('topLeft'),
    topRight: at('topRight'),
    bottomLeft: at('bottomLeft'),
    bottomRight: at('bottomRight'),
  };
};

/** Checks a picture, or what is marked in it; in a worker or in the page. */
export async function respond({id, key, file, mark}: CheckRequest): Promise<CheckResponse> {
  if (!canDecode()) return {id, isUnable: true};
  const {facts, image} = await checkOnce(key, file);
  if (mark === undefined) return {id, facts};
  const {divisor = 1, measures} = facts;
  return {
    id,
    marked:
      image && measureMarked(image, scale(mark.quad, divisor), mark.margin, measures?.noise ?? 0),
  };
}
