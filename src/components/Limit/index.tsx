import type {ReactNode} from 'react';
import {limits, toDurationText, type LimitName} from '../../data/limits';

interface LimitProps {
  readonly name: LimitName;
}

/** A number of the product inside a sentence: "6 MB", "24 hours", "10 hooks". */
export default function Limit({name}: LimitProps): ReactNode {
  const limit = limits[name];
  if (limit === undefined) {
    throw new Error(`\`Limit\`: unknown \`name\`, got ${JSON.stringify(name)}. Expected: one of ${Object.keys(limits).join(', ')}.`);
  }
  const {value, unit} = limit;
  if (unit === 'ms') return toDurationText(value);
  const number = value.toLocaleString('en-US');
  // Pixels, percent and the like belong to the number; "reads" and "vertices" are said by the sentence.
  return ['MB', 'bytes', 'px', 'hooks'].includes(unit) ? `${number}\u00a0${unit}` : number;
}
