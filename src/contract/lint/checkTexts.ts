import {findBadCharacters} from '../../markdown/findBadCharacters';
import {findBrokenTokens} from '../../markdown/findBrokenTokens';
import {findSecrets} from '../../markdown/findSecrets';
import type {SpecProblem, SpecSource} from './SpecSource';
import {walkNodes} from './walkNodes';

/** What a description must not hold; code is left out before it is looked at. */
const slips: readonly {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly expected: string;
}[] = [
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBA|XXX+|lorem ipsum)\b|\?\?+/i,
    problem: 'a note for later',
    expected: 'Fix: write what is missing, or leave it out.',
  },
  {
    pattern: /\b(?!that\b|had\b)([A-Za-z]+)\s+\1\b/i,
    problem: 'a word twice',
    expected: 'Fix: remove one.',
  },
  {
    pattern: /\]\s+\([./h]|\)\[|\[[^\]]*\]\[[^\]]*\]|\[\^/,
    problem: 'a link that is not parsed',
    expected: 'Expected: [text](target).',
  },
  {pattern: /\]\(http:/, problem: 'a link without encryption', expected: 'Expected: https:.'},
  {
    pattern: /<!--|<\/?(?:script|style|iframe|div|span|br|b|i|p)\b/i,
    problem: 'raw HTML',
    expected: 'Expected: Markdown.',
  },
  {
    pattern: /&[A-Za-z]+;/,
    problem: 'a character reference',
    expected: 'Fix: type the character itself.',
  },
];
const INLINE_CODE = /`([^`\n]+)`/g;
const UNPAIRED = [/\*\*/g, /`/g, /~~/g] as const;

/** Texts are there, and hold nothing that a reader would see as a mistake. */
export function checkTexts(source: SpecSource): SpecProblem[] {
  const problems: SpecProblem[] = [];
  walkNodes(source.content, (node, at) => {
    for (const key of ['title', 'summary', 'description']) {
      if (!(key in node)) continue;
      const value = node[key];
      const report = (message: string): void =>
        void problems.push(source.problem([...at, key], message));
      if (
        value === null ||
        value === undefined ||
        (typeof value === 'string' && value.trim() === '')
      )
        report(`\`${key}\` is empty. Fix: write it, or leave the key out.`);
      else if (typeof value === 'string')
        for (const message of describe(value)) report(`\`${key}\`: ${message}`);
    }
  });
  return [
    ...problems,
    ...[
      ...findBadCharacters(source.text),
      ...findBrokenTokens(source.text),
      ...findSecrets(source.text),
    ].map((finding) => ({file: source.file, ...finding})),
  ];
}

function describe(text: string): string[] {
  const lines = text.replace(/```[^]*?```/g, '');
  const prose = lines.replace(INLINE_CODE, '');
  const spaced = [...lines.matchAll(INLINE_CODE)].flatMap(([, code = '']) =>
    code.startsWith(' ') === code.endsWith(' ')
      ? []
      : [`code with a space at its edge, got ${JSON.stringify(code)}. Fix: remove the space.`],
  );
  const slipped = slips.flatMap(({pattern, problem, expected}) => {
    const match = pattern.exec(prose)?.[0];
    return match === undefined ? [] : [`${problem}, got ${JSON.stringify(match)}. ${expected}`];
  });
  const repeated = lines
    .split('\n')
    .filter((line, index, all) => line.trim() !== '' && line === all[index - 1])
    .map(
      (line) =>
        `a line twice in a row, got ${JSON.stringify(line.trim().slice(0, 40))}. Fix: remove one.`,
    );
  const found = [...spaced, ...repeated, ...slipped];
  const sign = UNPAIRED.find((pattern) => (prose.match(pattern)?.length ?? 0) % 2 === 1);
  return sign === undefined
    ? found
    : [
        ...found,
        `a sign of Markdown without its partner, got ${JSON.stringify(sign.source.replaceAll('\\', ''))}. Fix: add or remove one.`,
      ];
}
