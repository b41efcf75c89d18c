import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, as `rule: markup`. The page's context must have `bypassCSP`. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (source) => {
    new Function(source)();
    const {axe} = window as unknown as {axe: {run(): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>}};
    const {violations} = await axe.run();
    return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
  }, AXE);
}
