import type {ReactNode} from 'react';
import {shutterSpeeds} from '../../data/pictures';

/** Which exposure still gives a sharp plate at which speed. */
export default function ShutterTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Exposure</th>
          <th scope="col">Sharp up to</th>
        </tr>
      </thead>
      <tbody>
        {shutterSpeeds.map(({exposure, maxSpeedKmh}) => (
          <tr key={exposure}>
            <td>{exposure}</td>
            <td>{maxSpeedKmh} km/h</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
