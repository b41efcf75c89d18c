import {expect, test, type Page} from '@playwright/test';
import type {FaultId} from '../faults/catalogue';
import {collectProblems} from './problems';

/** The fault that a case looks for, its name in the report, and what the test makes of it. */
type Case = readonly [FaultId, string, ...unknown[]];

/**
 * Goes through cases one after the other in the same window, which takes half the work of a new
 * one for each. Each begins with a page that is loaded in full, into a document that finds nothing
 * of the one before.
 *
 * @param collect notes what no case may show; default: what the console shows of errors
 */
export async function visitEach<Subject extends Case>(
  page: Page,
  cases: readonly Subject[],
  visit: (subject: Subject, problems: string[]) => Promise<void>,
  collect: (page: Page) => string[] = collectProblems,
): Promise<void> {
  const problems = collect(page);
  for (const subject of cases) {
    await test.step(subject[1], async () => {
      await visit(subject, problems);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(problems.splice(0)).toEqual([]);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
  }
}

/** For the name of the test that goes through the cases. */
export const toIds = (cases: readonly Case[]): FaultId[] => cases.map(([id]) => id);
