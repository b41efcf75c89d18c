import type {ReactNode} from 'react';
import {shutterSpeeds} from '../../data/pictures';
import FactTable from '../FactTable';

/** Which exposure still gives a sharp plate at which speed. */
export default function ShutterTable(): ReactNode {
  return (
    <FactTable
      caption="Exposure and speed"
      columns={{exposure: 'Exposure', speed: 'Sharp up to'}}
      rows={shutterSpeeds.map(({exposure, maxSpeedKmh}) => ({
        exposure,
        speed: `${maxSpeedKmh} km/h`,
      }))}
    />
  );
}
