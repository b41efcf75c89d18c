import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Rule} from 'postcss';
import {expect, it} from 'vitest';

/** What the contrast of a text is computed from. */
const COLOR = /^(?:color|background(?:-color|-image)?|filter|mix-blend-mode|opacity)$|^--.*color/;

/** Declarations that give a part another color at another width of the screen. */
function listColorsOfWidths(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules('media', (media) => {
    if (!media.params.includes('width')) return;
    media.walkDecls(COLOR, ({parent, prop}) => {
      found.push(`${(parent as Rule).selector}: ${prop}`);
    });
  });
  return found;
}

it('finds a color that depends on the width, and no other', () => {
  const css = `
    .a { color: red }
    @media print { .b { color: red } }
    @media (width <= 996px) { .c { margin: 0; background: red } .d { --portal-color-x: red } }`;
  expect(listColorsOfWidths(css)).toEqual(['.c: background', '.d: --portal-color-x']);
});

// `accessibility.spec.ts` looks at colors on a wide screen, and at these on a narrow one too.
it('two parts have other colors on a narrow screen, and the browser tests look at both', () => {
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    listColorsOfWidths(readFileSync(path.join('src', file), 'utf8')).map(
      (place) => `src/${file.replaceAll('\\', '/')} ${place}`,
    ),
  );
  expect(found.sort()).toEqual([
    'src/components/api/rows.module.css .anchor: opacity',
    'src/widgets/Workbench/bench.module.css .bench > .tools: background',
  ]);
});
