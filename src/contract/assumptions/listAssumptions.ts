import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  listProductAssumptions,
  textAssumptions,
  type Assumption,
  type TextAssumption,
} from '../../data/assumptions';
import {listSpecAssumptions} from './listSpecAssumptions';

const SPECS = 'api-specs';

/**
 * Lists every decision of this documentation: in the specifications, in data, and in documents.
 *
 * @param root top of the repository
 */
export function listAssumptions(root = '.'): Assumption[] {
  const specs = readdirSync(path.join(root, SPECS), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml') && name !== 'redocly.yaml')
    .sort()
    .map((name) => path.join(root, SPECS, name));
  return [
    ...specs.flatMap(listSpecAssumptions),
    ...textAssumptions.map((assumption) => toAssumption(root, assumption)),
    ...listProductAssumptions(),
  ];
}

function toAssumption(root: string, {file, text, statement, reason}: TextAssumption): Assumption {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((candidate) => candidate.includes(text)) + 1;
  return {place: line === 0 ? file : `${file}:${line}`, statement, reason};
}
