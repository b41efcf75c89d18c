import {expect, type Locator} from '@playwright/test';

/** Sends what the panel holds. Some texts cannot be headers. */
export async function sendAny(panel: Locator): Promise<void> {
  await panel.getByRole('button', {name: 'Send'}).click();
  const outcome = panel.getByRole('status').filter({hasText: / ms|^Not sent/});
  await expect(outcome).toBeVisible();
}
