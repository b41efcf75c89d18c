import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {ConfigSchema} from '../../data/products/configSchema';
import ConfigTable from './index';

const schema: ConfigSchema = {
  type: 'object',
  properties: {
    detection: {type: 'object', properties: {interval: {type: 'integer', description: 'Pause.'}}},
  },
} as unknown as ConfigSchema;

const render = (group: string): string =>
  renderToStaticMarkup(<ConfigTable caption="Keys" schema={schema} group={group} />);

it('shows the settings of a group, and stops the build at one that does not exist', () => {
  expect(render('detection')).toContain('interval');
  expect(() => render('detction')).toThrow('<FactTable> "Keys" has no rows');
});
