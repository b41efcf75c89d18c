import {readFileSync} from 'node:fs';
import postcss, {type AtRule} from 'postcss';
import {describe, expect, it} from 'vitest';

type Tokens = Readonly<Record<string, string>>;

/** Colors of one mode; dark overrides light. */
function readColors(selectors: readonly string[]): Tokens {
  const colors: Record<string, string> = {};
  postcss.parse(readFileSync('src/css/tokens.css', 'utf8')).walkRules((rule) => {
    const isPaper = rule.parent?.type === 'atrule' && (rule.parent as AtRule).params === 'print';
    if (isPaper || !selectors.includes(rule.selector)) return;
    rule.walkDecls(/^--portal-/, ({prop, value}) => {
      if (value.startsWith('#')) colors[prop.replace('--portal-', '')] = value;
    });
  });
  return colors;
}

/** WCAG 2.2, relative luminance. */
function getLuminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string, other: string): number {
  const [light, dark] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const MARK = 3;

function listPairs(colors: Tokens): [foreground: string, background: string, minimum: number][] {
  const code = Object.keys(colors).filter((name) => name.startsWith('code-'));
  const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
  const grounds = ['page', 'surface', 'raised', 'tint', 'code'].map((name) => `color-${name}`);
  return [
    ...['color-text', 'color-muted', 'color-link'].flatMap((name) =>
      grounds.map((ground) => [name, ground, TEXT] as [string, string, number]),
    ),
    ...[...code, 'color-danger'].flatMap((name) =>
      ['color-surface', 'tint-info'].map(
        (ground) => [name, ground, TEXT] as [string, string, number],
      ),
    ),
    ...kinds.flatMap((kind) =>
      [`color-${kind}`, 'color-text', 'color-link'].map(
        (name) => [name, `tint-${kind}`, TEXT] as [string, string, number],
      ),
    ),
    ['color-on-button', 'color-button', TEXT],
    ['color-footer-text', 'color-footer', TEXT],
    ['color-primary', 'color-page', MARK],
    ['color-primary', 'color-surface', MARK],
    ['color-border-strong', 'color-page', MARK],
  ];
}

function findWeakPairs(colors: Tokens): string[] {
  return listPairs(colors)
    .map(([one, other, minimum]) => ({
      pair: `${one} on ${other}`,
      minimum,
      contrast: getContrast(colors[one] ?? '#000', colors[other] ?? '#000'),
    }))
    .filter(({contrast, minimum}) => contrast < minimum)
    .map(({pair, contrast, minimum}) => `${pair}: ${contrast.toFixed(2)}, wants ${minimum}`);
}

describe('contrast of the color tokens', () => {
  it.each([
    ['light', [':root']],
    ['dark', [':root', "[data-theme='dark']"]],
  ])('is readable in %s', (_mode, selectors) => {
    expect(findWeakPairs(readColors(selectors))).toEqual([]);
  });

  it('names a pair that is too weak', () => {
    expect(findWeakPairs({...readColors([':root']), 'color-muted': '#9aa5b1'})[0]).toBe(
      'color-muted on color-page: 2.50, wants 4.5',
    );
  });
});
