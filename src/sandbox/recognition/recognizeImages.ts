import type {RecordedCode, RecordedVehicle} from '../samples/sample';
import {toDigest} from './digest';
import {getImageSize, type ImageSize} from './imageFormat';
import {simulateCodes, simulateVehicles, type SimulatedPlace} from './simulated';

/** The images of a request, as plain data: a worker can do the job. */
export interface RecognitionJob {
  readonly images: readonly Uint8Array[];
  /** Digests of the images whose results are recorded. */
  readonly known: readonly string[];
  /** Where a simulated plate is from, or the type of a simulated code. */
  readonly wanted: SimulatedPlace | {readonly type: string};
}

export interface RecognizedImage {
  /** Of `toDigest`. */
  readonly sha256: string;
  readonly size: ImageSize;
  /** Simulated; absent for a known image. */
  readonly vehicles?: readonly RecordedVehicle[];
  readonly codes?: readonly RecordedCode[];
}

export type Recognize = (job: RecognitionJob) => Promise<readonly RecognizedImage[]>;

/** Everything that looks at the bytes of images: identifies them, and makes up what is unknown. */
export async function recognizeImages({
  images,
  known,
  wanted,
}: RecognitionJob): Promise<readonly RecognizedImage[]> {
  const identified = await Promise.all(
    images.map(async (bytes) => ({
      sha256: await toDigest(bytes),
      size: getImageSize(bytes) ?? {width: 1, height: 1},
    })),
  );
  const isKnown = ({sha256}: RecognizedImage): boolean => known.includes(sha256);
  // All images show one object: the first unknown image decides what is made up for the others.
  const first = identified.find((image) => !isKnown(image))?.sha256 ?? '';
  return identified.map((image) => {
    if (isKnown(image)) return image;
    return 'type' in wanted
      ? {...image, codes: simulateCodes(first, image.size, wanted.type)}
      : {...image, vehicles: simulateVehicles(first, image.size, wanted)};
  });
}
