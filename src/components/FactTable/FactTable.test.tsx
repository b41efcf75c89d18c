import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import FactTable, {type FactTableProps} from './index';

const rows = [{code: '3', meaning: 'Stopped'}];

const render = (props: Partial<FactTableProps<(typeof rows)[number]>>): string =>
  renderToStaticMarkup(
    <FactTable caption="Exit codes" columns={{code: 'Code'}} rows={rows} {...props} />,
  );

it('stops the build at a column or code field that the data does not have', () => {
  expect(render({codeField: 'code'})).toContain('<code>3</code>');
  const misspelled: object = {columns: {meening: 'Meaning'}};
  expect(() => render(misspelled)).toThrow(
    '<FactTable> "Exit codes": a row has no field "meening". Expected: code, meaning.',
  );
  const noCode: object = {codeField: 'cod'};
  expect(() => render(noCode)).toThrow('a row has no field "cod"');
});
