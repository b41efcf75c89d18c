import {beforeAll, expect, it} from 'vitest';
import {loadAllContracts} from '../../contract';
import {listErrorEntries} from '../listErrorEntries';
import {collectPythonTexts} from '../test/collectPythonTexts';
import {createMeasure, isHeldBack, toInputs, type Input} from '../test/measure';
import {freshPythonWrappings, pythonWrappings} from '../test/pythonWrappings';
import {wrappings} from '../test/wrappings';
import {createCatalog} from './createTemplates';

const entries = listErrorEntries(loadAllContracts());
const {measure, listMissed} = createMeasure(createCatalog(entries));

let inputs: readonly Input[] = [];
let freshInputs: readonly Input[] = [];

beforeAll(async () => {
  const texts = await collectPythonTexts(entries);
  inputs = toInputs(texts, {...wrappings, ...pythonWrappings});
  freshInputs = toInputs(texts, freshPythonWrappings);
});

it('exceptions of the Python client and of its connections are explained', () => {
  expect(inputs.length).toBeGreaterThan(2_500);
  const tuned = inputs.filter((input) => !isHeldBack(input));
  const figures = measure(tuned);
  expect(figures.ofAll, listMissed(tuned).join('\n')).toBeGreaterThan(0.985);
  expect(figures.ofEntries).toBeGreaterThan(0.97);
});

it('those that were held back are explained as well', () => {
  const figures = measure(inputs.filter(isHeldBack));
  expect(figures.ofAll).toBeGreaterThan(0.97);
  expect(figures.ofEntries).toBeGreaterThan(0.95);
});

it('those in wrappings that nothing was tuned on are explained as well', () => {
  expect(measure(freshInputs).ofAll).toBeGreaterThan(0.95);
});
