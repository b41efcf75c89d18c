import type {ImageSize} from '../../../sandbox/recognition/imageFormat';
import type {Measures} from '../measures/measurePicture';
import type {Format} from './readFormat';
import type {Orientation} from './readOrientation';

/** Why a file was not measured. */
export type Problem =
  /** It has no bytes. */
  | 'empty'
  /** The API does not read its format. */
  | 'format'
  /** Its head gives no size: it is incomplete or damaged. */
  | 'head'
  /** Its size comes after as many bytes as the API takes, so it was not looked for. */
  | 'late-size'
  /** It has more pixels than a page can decode. */
  | 'pixels'
  /** Recognition sees it wider or higher than a page can draw. */
  | 'side'
  /** The browser cannot draw it, for example for lack of memory. */
  | 'canvas'
  /** The browser cannot decode it: it is incomplete, or of a kind that others may decode. */
  | 'pixel-data'
  /** This browser cannot decode images for a page. */
  | 'unable'
  /** It could not be read: it was moved, or the browser ran out of memory or time. */
  | 'unreadable';

/** What is known about a file. */
export interface PictureFacts {
  readonly format: Format;
  readonly bytes: number;
  readonly orientation: Orientation;
  /** Turned as its orientation says. */
  readonly size?: ImageSize;
  /** Size that recognition sees. */
  readonly seen?: ImageSize;
  /** By which both sides are divided before recognition. */
  readonly divisor?: number;
  readonly measures?: Measures;
  readonly problem?: Problem;
}
