import {expect, test, type APIRequestContext} from '@playwright/test';
import {choose, getPanel, send} from '../support/panel';

const APIS = ['vehicle', 'transport', 'storage', 'descriptor'];

interface Operation {
  readonly id: string;
  readonly summary: string;
}

/** Operations of an API by the specification that its page offers. */
async function listOperations(request: APIRequestContext, api: string): Promise<Operation[]> {
  const {paths} = (await (await request.get(`api/${api}.json`)).json()) as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, {operationId?: string; summary?: string}>>>
    >;
  };
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({operationId: id, summary}) =>
      id === undefined || summary === undefined ? [] : [{id, summary}],
    ),
  );
}

/** Operations with many documented responses. */
const WITH_MANY = [
  'recognizeVehicle',
  'readCargoCode',
  'createHook',
  'listEvents',
  'getPaidSubscriptionUsages',
];

test('every operation of the four APIs succeeds at the first Send, without typing, and each documented response is given by its name', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.goto('tools/workbench?try=recognizeVehicle');
  const panel = getPanel(page);
  const operations = (await Promise.all(APIS.map((api) => listOperations(request, api)))).flat();
  expect(operations.length).toBe(26);
  let responses = 0;
  for (const {id, summary} of operations) {
    await choose(panel, summary);
    await expect(await send(panel), id).toHaveText(/^200 OK/);
    if (!WITH_MANY.includes(id)) continue;
    const field = panel.getByLabel('Response to simulate');
    const cases = await field.locator('option').evaluateAll((options) =>
      options.map((option) => ({
        name: (option as HTMLOptionElement).value,
        text: option.textContent,
      })),
    );
    expect(cases.length).toBeGreaterThan(5);
    for (const {name, text} of cases.slice(1)) {
      await field.selectOption(name);
      const summaryLine = await send(panel);
      const status = name === 'ok' ? '200' : (text?.slice(0, 3) ?? '');
      await expect(summaryLine, `${id}, ${name}`).toHaveText(new RegExp(`^${status} `));
      if (name !== 'ok') {
        const advice = panel.getByRole('region', {name: 'What the error means'});
        await expect(advice).toContainText(text?.slice(4) ?? '');
      }
      responses += 1;
    }
  }
  console.log(`${operations.length} operations, ${responses} documented responses by their names`);
});
