import {expect, type Locator, type Page} from '@playwright/test';

/** The part of a reference page that tries an operation. */
export const getPanel = (page: Page, operationId: string): Locator =>
  page.locator(`section:has(> [id="${operationId}-try"])`);

/** The line that tells status and time of a response. */
export const getSummary = (panel: Locator): Locator =>
  panel.getByRole('status').filter({hasText: / ms/});

export async function openPanel(page: Page, operationId: string): Promise<Locator> {
  const panel = getPanel(page, operationId);
  await panel.getByRole('button', {name: 'Try it'}).click();
  await expect(panel.getByRole('button', {name: 'Send'})).toBeVisible();
  return panel;
}

/** Sends what the panel holds; the returned line changes with the response. */
export async function send(panel: Locator): Promise<Locator> {
  await panel.getByRole('button', {name: 'Send'}).click();
  return getSummary(panel);
}
