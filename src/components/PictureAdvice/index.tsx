import type {ReactNode} from 'react';
import {pictureAdvice} from '../../data/pictures';

/** Every recommended value of a picture. */
export default function PictureAdvice(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Recommended</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(pictureAdvice).map(({label, value, why}) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{value}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
