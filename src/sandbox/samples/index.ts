import adrEmpty from './responses/adr-empty.json';
import adrNumbers from './responses/adr-numbers.json';
import boxCarAar from './responses/box-car-aar.json';
import containerCheckDigit from './responses/container-check-digit.json';
import containerIso from './responses/container-iso.json';
import imoPlacard from './responses/imo-placard.json';
import plateAmerican from './responses/plate-american.json';
import plateEuropean from './responses/plate-european.json';
import twoVehicles from './responses/two-vehicles.json';
import usTruck from './responses/us-truck.json';
import wagonUic from './responses/wagon-uic.json';
import type {Sample} from './sample';

/** The images that the sandbox knows, from `pictures/<name>.jpg`. */
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

/** The sample whose image has this content. */
export const findSample = (sha256: string): Sample | undefined => byDigest.get(sha256);
