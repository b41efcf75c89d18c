import type {ReactNode} from 'react';
import {getResizeDivisor, toAnalysedSize} from '../../data/resizing';
import FactTable from '../FactTable';

interface ResizingTableProps {
  /** Sizes of images as a camera makes them. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Height of a character in each of the images, in pixels. */
  readonly characterHeight: number;
}

/** What the default resizing makes of images and of the characters in them. */
export default function ResizingTable({sizes, characterHeight}: ResizingTableProps): ReactNode {
  return (
    <FactTable
      caption="What resizing does to images"
      columns={{
        sent: 'You send',
        divisor: 'Sides divided by',
        seen: 'Engines see',
        character: `Character of ${characterHeight} px becomes`,
      }}
      rows={sizes.map(([width, height]) => {
        const divisor = getResizeDivisor(width, height);
        const seen = toAnalysedSize(width, height);
        return {
          sent: `${width} × ${height}`,
          divisor: divisor.toFixed(2),
          seen: `${seen.width} × ${seen.height}`,
          character: `${(characterHeight / divisor).toFixed(1)} px`,
        };
      })}
    />
  );
}
