import {describe, expect, it} from 'vitest';
import {listOperations} from '../listOperations';
import {createShapesDocument} from './fixtures/createShapesDocument';
import {shapes} from './fixtures/shapes';
import {createSamples} from './index';

const document = createShapesDocument('http://127.0.0.1:4010');
const operations = listOperations(document);

const write = (title: string, language: string): string => {
  const operation = operations[shapes.findIndex((shape) => shape.title === title)];
  return createSamples(document, operation!).find(({id}) => id === language)?.code ?? '';
};

describe('a body that does not fit on a line', () => {
  it.each(['curl', 'fetch', 'python'])('has a line for each value in %s', (language) => {
    const code = write('body: JSON of many lines', language);
    expect(code.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(code).toMatchSnapshot();
  });
});

it('keeps a body that fits on a line there', () => {
  expect(write('body: JSON', 'curl')).toContain(
    `--data '{"a":[1,null,"it'\\''s"],"b":{"c":true}}'`,
  );
  expect(write('body: JSON', 'python')).toContain(
    `    json={"a": [1, None, "it's"], "b": {"c": True}},\n`,
  );
});

it('gives each of many parameters its line in Python', () => {
  expect(write('more parameters than a line can hold', 'python')).toMatchSnapshot();
});
