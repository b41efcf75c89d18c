import {beforeAll, describe, expect, it} from 'vitest';
import {loadAllContracts} from '../../contract';
import {listErrorEntries} from '../listErrorEntries';
import {collectApiTexts} from '../test/collectApiTexts';
import {collectLibraryTexts} from '../test/collectLibraryTexts';
import {createMeasure, isHeldBack, toInputs, type Input} from '../test/measure';
import {unknownTexts} from '../test/unknownTexts';
import {freshWrappings, wrappings} from '../test/wrappings';
import {createCatalog} from './createTemplates';
import {explain} from './explain';

const entries = listErrorEntries(loadAllContracts());
const catalog = createCatalog(entries);
const {measure, listMissed} = createMeasure(catalog);

let inputs: readonly Input[] = [];
let freshInputs: readonly Input[] = [];

beforeAll(async () => {
  const texts = [...(await collectApiTexts(entries)), ...(await collectLibraryTexts())];
  inputs = toInputs(texts, wrappings);
  freshInputs = toInputs(texts, freshWrappings);
});

describe('real messages in logs and responses', () => {
  it('come from the sandbox and both JavaScript libraries, in each wrapping', () => {
    expect(inputs.length).toBeGreaterThan(2_500);
    expect(new Set(inputs.map(({text}) => text.id)).size).toBeGreaterThan(70);
  });

  it('are explained by their entry', () => {
    const tuned = inputs.filter((input) => !isHeldBack(input));
    const figures = measure(tuned);

    expect(figures.ofAll, listMissed(tuned).join('\n')).toBeGreaterThan(0.985);
    expect(figures.ofEntries).toBeGreaterThan(0.97);
  });

  it('that were held back are explained as well', () => {
    const figures = measure(inputs.filter(isHeldBack));

    expect(figures.ofAll).toBeGreaterThan(0.97);
    expect(figures.ofEntries).toBeGreaterThan(0.95);
  });

  it('are explained in wrappings that nothing was tuned on', () => {
    expect(measure(freshInputs).ofAll).toBeGreaterThan(0.95);
  });

  it('are not found in texts of other programs', () => {
    const found = unknownTexts.map((text) => ({text, ...explain(text, catalog)}));
    expect(
      found
        .filter(({kind}) => kind !== 'unknown')
        .map(({text, kind, matches}) => `${text} -> ${kind} ${matches[0]?.entry.id}`),
    ).toEqual([]);
  });
});
