import {expect, type Locator, type Page} from '@playwright/test';

/** The place of an operation in the reference that opens the workbench. */
export const getDoor = (page: Page, operationId: string): Locator =>
  page.locator(`[id="${operationId}-try"]`);

/** The workbench: in the dialog over a page, or in its own page. */
export const getPanel = (page: Page): Locator => page.getByRole('form', {name: 'Workbench'});

/** The line that tells status and time of a response. */
export const getSummary = (panel: Locator): Locator =>
  panel.getByRole('status').filter({hasText: / ms/});

/** Opens the workbench with an operation, from its place in the reference. */
export async function openPanel(page: Page, operationId: string): Promise<Locator> {
  await getDoor(page, operationId).getByRole('button', {name: 'Try it'}).click();
  const panel = getPanel(page);
  await expect(panel.getByLabel('Response to simulate')).toBeVisible();
  return panel;
}

/** Opens another operation, by its id in the list of all. */
export async function choose(panel: Locator, summary: string): Promise<void> {
  const field = panel.getByRole('combobox', {name: 'Operation'});
  await field.click();
  await field.fill(summary);
  await panel.getByRole('option', {name: summary}).first().click();
  await expect(field).toHaveValue(summary);
  await expect(panel.getByLabel('Response to simulate')).toBeVisible();
}

/** Sends what the panel holds; the returned line changes with the response. */
export async function send(panel: Locator): Promise<Locator> {
  await panel.getByRole('button', {name: 'Send'}).click();
  return getSummary(panel);
}
