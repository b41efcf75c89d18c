import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {openPanel} from '../support/panel';
import {watchPayloads} from '../support/probe';
import {test, TEXTS} from './hosts';
import {sendAny} from './sendAny';
import {tell} from './tries';

test(
  'what is typed into the sandbox, and its responses, stay text',
  fault('F15-sandbox'),
  async ({page}) => {
    test.setTimeout(300_000);
    const expectHarmless = await watchPayloads(page);
    await openHydrated(page, 'api/vehicle');
    const panel = await openPanel(page, 'recognizeVehicle');
    const picture = panel.getByLabel(/image of your own/);
    let tries = 0;
    const fields = await panel.getByRole('textbox').all();
    for (const [name, text] of TEXTS) {
      for (const field of fields) await field.fill(text);
      await picture.setInputFiles({
        name: `${text.replaceAll('/', '_')}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(text),
      });
      await sendAny(panel);
      await expectHarmless(name);
      tries += fields.length + 1;
    }
    tell(tries);
  },
);

test('what is sent to a hook stays text', fault('F15-sandbox'), async ({page}) => {
  test.setTimeout(300_000);
  const expectHarmless = await watchPayloads(page);
  await openHydrated(page, 'api/storage');
  const panel = await openPanel(page, 'createHook');
  await panel.getByLabel('Test key').selectOption('test_default');
  await panel.getByLabel('Raw JSON').check();
  for (const [name, text] of TEXTS) {
    const hookUrl = `https://a.example/${text}`;
    for (const body of [text, JSON.stringify({apis: {vehicle: true}, hookUrl, [text]: text})]) {
      await panel.getByLabel('Body, JSON').fill(body);
      await sendAny(panel);
    }
    await expectHarmless(name);
  }
  await panel.getByRole('button', {name: 'State of the sandbox'}).click();
  await expect(page.getByRole('dialog', {name: 'State of the sandbox'})).toBeVisible();
  await expectHarmless('in the state of the sandbox');
  tell(TEXTS.length * 4);
});
