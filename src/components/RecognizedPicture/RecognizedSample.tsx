import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import sample from '../../sandbox/samples/responses/plate-european.json';
import RecognizedPicture, {type Recognition} from '.';

/** The frames of the recorded response, labeled with what was read. */
const recognitions: Recognition[] = sample.vehicles.flatMap(({bounds, mmr, plate}) => [
  {frame: bounds.vehicleFrame, label: `${mmr.make} ${mmr.model}`},
  {frame: plate.plateROI, label: `${plate.country} ${plate.unicodeText}`},
]);

/** The first sample picture with what was recognized on it. */
export default function RecognizedSample(): ReactNode {
  return (
    <RecognizedPicture
      src={useBaseUrl('/samples/drawings/plate-european.svg')}
      alt={sample.alt}
      width={sample.width}
      height={sample.height}
      recognitions={recognitions}
    />
  );
}
