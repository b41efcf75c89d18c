import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {writeJson} from '../../contract/samples/createWriter';
import {toJsonRuns} from '../api/toJsonRuns';
import ColoredCode from './ColoredCode';

it('the build writes the text of code as text', () => {
  expect(
    renderToStaticMarkup(<ColoredCode runs={['a <b> &amp; ', [2, '"<script>&lt;"'], '\n']} />),
  ).toBe(
    '<code>a &lt;b&gt; &amp;amp; <span class="code-string">&quot;&lt;script&gt;&amp;lt;&quot;</span>\n</code>',
  );
});

it('JSON has colors by kind, and its text stays', () => {
  const json = writeJson({name: 'a "b" \\', list: [1, -2.5e3, true, null], empty: {}});
  const runs = toJsonRuns(json);
  expect(runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')).toBe(json);
  expect(renderToStaticMarkup(<ColoredCode runs={runs} />).replaceAll('&quot;', '"')).toBe(
    [
      '<code>{<span class="code-property">"name"</span>: <span class="code-string">"a \\"b\\" \\\\"</span>',
      '<span class="code-property">"list"</span>: [<span class="code-number">1</span>',
      '<span class="code-number">-2500</span>',
      '<span class="code-keyword">true</span>',
      '<span class="code-keyword">null</span>]',
      '<span class="code-property">"empty"</span>: {}}</code>',
    ].join(', '),
  );
});
