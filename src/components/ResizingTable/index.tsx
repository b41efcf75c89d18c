import type {ReactNode} from 'react';
import {getResizeDivisor, toAnalysedSize} from '../../data/resizing';

interface ResizingTableProps {
  /** Sizes of pictures as a camera makes them. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Height of a character in each of the pictures, in pixels. */
  readonly characterHeight: number;
}

/** What the default resizing makes of pictures and of the characters in them. */
export default function ResizingTable({sizes, characterHeight}: ResizingTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">You send</th>
          <th scope="col">Sides divided by</th>
          <th scope="col">Engines see</th>
          <th scope="col">Character of {characterHeight} px becomes</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(([width, height]) => {
          const divisor = getResizeDivisor(width, height);
          const seen = toAnalysedSize(width, height);
          return (
            <tr key={`${width}x${height}`}>
              <td>
                {width} × {height}
              </td>
              <td>{divisor.toFixed(2)}</td>
              <td>
                {seen.width} × {seen.height}
              </td>
              <td>{(characterHeight / divisor).toFixed(1)} px</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
