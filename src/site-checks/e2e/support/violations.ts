import type {Page} from '@playwright/test';

/** What pages did that their policy forbids, and what they threw; it fills while the page is used. */
export async function collectViolations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, sample, blockedURI, sourceFile, lineNumber}) => {
        const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
        report(`${effectiveDirective}: ${sample || blockedURI} at ${sourceFile}:${lineNumber}`);
      },
    );
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}
