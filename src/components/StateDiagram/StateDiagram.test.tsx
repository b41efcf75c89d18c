import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import StateDiagram from './index';

const render = (to: string): string =>
  renderToStaticMarkup(
    <StateDiagram
      title="Life of a hook"
      states={['pending', 'confirmed']}
      transitions={[{from: 'pending', to, text: 'URL opened'}]}
    />,
  );

it('shows each step, and stops the build at a state that does not exist', () => {
  expect(render('confirmed')).toContain('From pending to confirmed: URL opened.');
  expect(() => render('confirmd')).toThrow(
    'StateDiagram "Life of a hook": unknown state, got "confirmd". Expected: one of pending, confirmed.',
  );
});
