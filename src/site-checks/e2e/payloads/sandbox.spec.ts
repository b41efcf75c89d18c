import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {openPanel} from '../support/panel';
import {watchPayloads} from '../support/probe';
import {onEachHost, pick, test, toName} from './hosts';
import {sendAny} from './sendAny';
import {PAYLOADS, tell} from './tries';

onEachHost((toBatches) => {
  test(
    'what is typed into the sandbox, and its responses, stay text',
    fault('F15-sandbox'),
    async ({page}) => {
      test.setTimeout(300_000);
      const expectHarmless = await watchPayloads(page);
      await openHydrated(page, 'api/vehicle');
      const panel = await openPanel(page, 'recognizeVehicle');
      const picture = panel.getByLabel(/picture of your own/);
      let tries = 0;
      const fields = await panel.getByRole('textbox').all();
      for (const batch of toBatches(fields.length)) {
        for (const [place, field] of fields.entries()) await field.fill(pick(batch, place));
        const text = pick(batch, 0);
        await picture.setInputFiles({
          name: `${text.replaceAll('/', '_')}.png`,
          mimeType: 'image/png',
          buffer: Buffer.from(text),
        });
        await sendAny(panel);
        await expectHarmless(toName(batch));
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
    const batches = toBatches(PAYLOADS.length);
    for (const batch of batches) {
      const texts = batch.map(([, text]) => text);
      const fields = Object.fromEntries(texts.map((text) => [text, text]));
      const hookUrl = `https://a.example/${texts.join('')}`;
      for (const body of [
        texts.join(''),
        JSON.stringify({apis: {vehicle: true}, hookUrl, ...fields}),
      ]) {
        await panel.getByLabel('Body, JSON').fill(body);
        await sendAny(panel);
      }
      await expectHarmless(toName(batch));
    }
    await panel.getByRole('button', {name: 'State of the sandbox'}).click();
    await expect(page.getByRole('dialog', {name: 'State of the sandbox'})).toBeVisible();
    await expectHarmless('in the state of the sandbox');
    tell(batches.length * 4);
  });
});
