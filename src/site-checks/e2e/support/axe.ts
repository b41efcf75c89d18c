import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe leaves out by default, and that the portal keeps. */
const RULES = {'target-size': {enabled: true}, 'label-content-name-mismatch': {enabled: true}};

const COLORS = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(
    context: unknown,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly {readonly html: string; readonly failureSummary?: string}[];
    }[];
  }>;
}

/** Options of axe for a part of its rules. */
const OPTIONS = {
  all: {rules: RULES},
  /** Whose outcome depends on colors; all others find the same in both color modes. */
  colors: {runOnly: COLORS},
  /** All others, which take two fifths of the time. */
  structure: {
    rules: {...RULES, ...Object.fromEntries(COLORS.map((id) => [id, {enabled: false}]))},
  },
  /** Whose outcome depends on where elements are, and how large. */
  places: {runOnly: ['target-size', 'scrollable-region-focusable']},
};

/** A part of the rules of axe. */
export type RuleSet = keyof typeof OPTIONS;

interface AxeOptions {
  /** Selector of the part to look at. Default: the whole page. */
  readonly within?: string | undefined;
  /** Which rules to run. Default: all. */
  readonly rules?: RuleSet;
}

/** What axe finds on a page or within an element, as `rule: markup (why)`. */
export async function findFaults(
  page: Page,
  {within = 'html', rules = 'all'}: AxeOptions = {},
): Promise<string[]> {
  // As a tool of the browser's developer, which the policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, options]) => {
      const {axe} = window as unknown as {readonly axe: Axe};
      const {violations} = await axe.run(selector, {
        ...options,
        resultTypes: ['violations'],
        elementRef: false,
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({html, failureSummary = ''}) =>
            `${id}: ${html.slice(0, 200)} (${failureSummary.replace(/\s+/g, ' ').slice(0, 200)})`,
        ),
      );
    },
    [within, OPTIONS[rules]] as const,
  );
}
