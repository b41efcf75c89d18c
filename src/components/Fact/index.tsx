import type {ReactNode} from 'react';
import {facts, type FactName} from '../../data/facts';

export interface FactProps {
  readonly name: FactName;
}

/** A limit of the product inside a sentence, from `src/data`. */
export default function Fact({name}: FactProps): ReactNode {
  const text = facts[name];
  if (text === undefined) throw new Error(`Fact: unknown name, got ${JSON.stringify(name)}. Expected: one of ${Object.keys(facts).join(', ')}.`);
  return text;
}
