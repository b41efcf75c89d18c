import {expect, type Page} from '@playwright/test';

/** The one button of the step that the story is at. */
const getButton = (page: Page) => page.getByRole('region', {name: 'Step'}).getByRole('button');

/** Does what the button says until it leads to the next step; returns its labels. */
export async function finishStep(page: Page): Promise<readonly string[]> {
  const labels: string[] = [];
  const button = getButton(page);
  await button.focus();
  for (;;) {
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    const label = (await button.textContent()) ?? '';
    if (/^(Next: |Start over)/.test(label) || labels.length > 8) return labels;
    labels.push(label);
    await page.keyboard.press('Enter');
    await expect(button).not.toHaveText(label);
  }
}
