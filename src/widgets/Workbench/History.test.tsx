import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import History from './History';

it('writes five past midnight as such', () => {
  const response = {status: 200, headers: [], text: '', milliseconds: 1, preparations: 0};
  const time = new Date(2026, 10, 24, 0, 5).getTime();
  const api = 'storage' as const;
  const exchange = {id: 1, api, operationId: '', title: '', time, search: '', response};
  const history = <History history={[exchange]} shown={undefined} comparedId={undefined} />;
  expect(renderToStaticMarkup(history)).toContain('<time>00:05:00</time>');
});
