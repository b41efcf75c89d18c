import fc from 'fast-check';

const JUNK = [
  '',
  '~',
  'null',
  '[]',
  '{}',
  '- a',
  '5',
  '"',
  "'",
  '*a',
  '&a',
  '<<: *a',
  '!!binary x',
  '%%product%%',
  '%%nope%%',
  '---',
  '...',
  '\t',
  '# ',
  '<div',
  '{',
  '}',
  '`',
  '$ref: "#/components/schemas/Thing"',
  '$ref: "#"',
  '$ref: "#/components/schemas/100%"',
  '$ref: 1',
  '__proto__: {a: 1}',
  'constructor: null',
  '\u0000',
  '\ufeff',
  '1e999',
  '2026-01-01',
  '🙂',
];

/**
 * What may become of a text whose lines are deleted, repeated, moved, cut and filled by a careless
 * or hostile hand.
 */
export function mutateText(text: string): fc.Arbitrary<string> {
  const lines = text.split('\n');
  const step = fc.record({
    kind: fc.constantFrom('delete', 'repeat', 'indent', 'outdent', 'value', 'key', 'insert', 'cut'),
    line: fc.nat(lines.length - 1),
    at: fc.nat(40),
    junk: fc.oneof(
      {arbitrary: fc.constantFrom(...JUNK), weight: 3},
      {arbitrary: fc.string({unit: 'grapheme', maxLength: 8}), weight: 1},
    ),
  });
  return fc
    .array(step, {minLength: 1, maxLength: 4})
    .map((steps) =>
      steps
        .reduce(
          (current, {kind, line, at, junk}) => [
            ...current.slice(0, line),
            ...change(current[line] ?? '', kind, at, junk),
            ...current.slice(line + 1),
          ],
          lines,
        )
        .join('\n'),
    );
}

function change(line: string, kind: string, at: number, junk: string): string[] {
  const [, indent = '', key = ''] = /^(\s*)([^:]*:)?/.exec(line) ?? [];
  switch (kind) {
    case 'delete':
      return [];
    case 'repeat':
      return [line, line];
    case 'indent':
      return [`  ${line}`];
    case 'outdent':
      return [line.slice(2)];
    case 'value':
      return [`${indent}${key} ${junk}`];
    case 'key':
      return [`${indent}${junk}: ${line.trimStart()}`];
    case 'insert':
      return [line, indent + junk];
    default:
      return [line.slice(0, at)];
  }
}
