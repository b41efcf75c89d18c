import adrEmpty from './answers/adr-empty.json';
import adrNumbers from './answers/adr-numbers.json';
import boxCarAar from './answers/box-car-aar.json';
import containerCheckDigit from './answers/container-check-digit.json';
import containerIso from './answers/container-iso.json';
import imoPlacard from './answers/imo-placard.json';
import plateAmerican from './answers/plate-american.json';
import plateEuropean from './answers/plate-european.json';
import twoVehicles from './answers/two-vehicles.json';
import usTruck from './answers/us-truck.json';
import wagonUic from './answers/wagon-uic.json';
import type {Sample} from './sample';

/** The pictures that the sandbox knows; each stands as `pictures/<name>.jpg`. */
export const samples = [
  plateEuropean,
  plateAmerican,
  twoVehicles,
  adrNumbers,
  adrEmpty,
  imoPlacard,
  containerIso,
  containerCheckDigit,
  wagonUic,
  boxCarAar,
  usTruck,
] as unknown as readonly Sample[];

const byDigest = new Map(samples.map((sample) => [sample.sha256, sample]));

/** The sample whose picture has this content. */
export const findSample = (sha256: string): Sample | undefined => byDigest.get(sha256);
