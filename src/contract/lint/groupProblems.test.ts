import {expect, it} from 'vitest';
import {groupProblems} from './groupProblems';

const at = (lines: readonly number[], sentence = '`a` is unknown.', file = 'api.yaml'): string[] =>
  lines.map((line) => `specs/${file}:${line}: ${sentence}`);

it('keeps different sentences, those of different files, and what has no place', () => {
  const problems = [
    ...at([3]),
    ...at([3], '`b` is unknown.'),
    ...at([4], undefined, 'b.json'),
    'no',
  ];
  expect(groupProblems(problems)).toEqual(problems);
});

it('says a sentence once, in its first line, with the others', () => {
  expect(groupProblems([...at([3]), ...at([4], 'Other.'), ...at([5])])).toEqual([
    'specs/api.yaml:3: `a` is unknown. Also in line 5.',
    'specs/api.yaml:4: Other.',
  ]);
  expect(groupProblems(at([3, 5, 8]))).toEqual([
    'specs/api.yaml:3: `a` is unknown. Also in lines 5 and 8.',
  ]);
});

it('names each line once, and at most ten others', () => {
  expect(groupProblems(at([3, 3, 5, 5]))).toEqual([
    'specs/api.yaml:3: `a` is unknown. Also in line 5.',
  ]);
  expect(groupProblems(at([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]))).toEqual([
    'specs/api.yaml:1: `a` is unknown. Also in lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more.',
  ]);
});
