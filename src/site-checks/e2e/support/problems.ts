import type {Page} from '@playwright/test';

const isFromNetwork = (text: string): boolean => text.startsWith('Failed to load resource');

/**
 * What a reader's console shows of errors, but for those that the test expects: failed requests by
 * default.
 */
export function collectProblems(page: Page, isExpected = isFromNetwork): string[] {
  const problems = collectCrashes(page);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text());
  });
  return problems;
}

/** What a reader's console shows of warnings. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** What was thrown and not caught. */
export function collectCrashes(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  return crashes;
}
