import packed from '../../../.generated/sandbox/samples.mjs';
import {unpack} from './packing';
import type {Sample} from './sample';

/** The images that the sandbox knows, from `pictures/<name>.jpg`. */
export const samples = unpack(packed) as readonly Sample[];

const byDigest = new Map(samples.map((sample) => [sample.sha256, sample]));

/** Digests of the images that the sandbox knows. */
export const knownDigests: readonly string[] = [...byDigest.keys()];

/** The sample whose image has this content. */
export const findSample = (sha256: string): Sample | undefined => byDigest.get(sha256);
