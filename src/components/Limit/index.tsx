import type {ReactNode} from 'react';
import {limits, toLimitText, type LimitName} from '../../data/limits';

interface LimitProps {
  readonly name: LimitName;
}

/** A number of the product inside a sentence: "6 MB", "24 hours", "10 hooks". */
export default function Limit({name}: LimitProps): ReactNode {
  if (limits[name] === undefined) {
    throw new Error(
      `\`Limit\`: unknown \`name\`, got ${JSON.stringify(name)}. Expected: one of ${Object.keys(limits).join(', ')}.`,
    );
  }
  return toLimitText(name);
}
