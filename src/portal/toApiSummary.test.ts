import {expect, it} from 'vitest';
import {toApiSummary} from './toApiSummary';

const description = 'Finds parks, e.g. of v1.2\nor later. Reserves them.\n\nMore.';

it('is the summary of an API, in one line', () => {
  expect(toApiSummary({title: 'Parks', summary: 'Free\n spaces. ', description})).toBe(
    'Free spaces.',
  );
});

it('is the first sentence of the description without a summary', () => {
  expect(toApiSummary({title: 'Parks', description})).toBe('Finds parks, e.g. of v1.2 or later.');
  expect(toApiSummary({title: 'Parks', summary: ' ', description: 'Finds parks\n\nMore.'})).toBe(
    'Finds parks',
  );
});

it('names the API without words of its writer that are text', () => {
  for (const text of [undefined, '', '# Parks\n\nFinds parks.', 'Finds **parks**. More.'])
    expect(toApiSummary({title: 'Parks', description: text})).toBe('All operations of the Parks.');
});
