import {expect, test, type APIRequestContext, type Locator} from '@playwright/test';
import {openHydrated} from '../support/hydration';
import {openPanel, send} from '../support/panel';

/** Operations of an API by the specification that its page offers. */
async function listOperationIds(request: APIRequestContext, api: string): Promise<string[]> {
  const {paths} = (await (await request.get(`api/${api}.json`)).json()) as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, {readonly operationId?: string}>>>
    >;
  };
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({operationId}) => operationId ?? []),
  );
}

/** Operations with many documented statuses, by API. */
const WITH_MANY_STATUSES: Readonly<Record<string, readonly string[]>> = {
  vehicle: ['recognizeVehicle'],
  transport: ['readCargoCode'],
  storage: ['createHook', 'listEvents'],
  descriptor: ['getPaidSubscriptionUsages'],
};

for (const [api, withMany] of Object.entries(WITH_MANY_STATUSES)) {
  test(`every operation of the ${api} API succeeds at the first Send, without typing, and each chip gives its status`, async ({
    page,
    request,
  }) => {
    const operationIds = await listOperationIds(request, api);
    expect(operationIds.length).toBeGreaterThan(1);
    await openHydrated(page, `api/${api}`);
    for (const id of operationIds) {
      const panel = await openPanel(page, id);
      await expect(await send(panel), id).toHaveText(/^200 OK/);
      if (withMany.includes(id)) await expectEachStatus(panel);
      await panel.getByRole('button', {name: 'Try it'}).click();
    }
  });
}

async function expectEachStatus(panel: Locator): Promise<void> {
  const chips = panel.getByRole('group', {name: 'Response to simulate'}).getByRole('button');
  const statuses = await chips.allTextContents();
  expect(statuses.length).toBeGreaterThan(3);
  for (const status of statuses) {
    await chips.getByText(status, {exact: true}).click();
    await expect(await send(panel)).toHaveText(new RegExp(`^${status} `));
  }
}

test('each cause of one status is its own request', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const panel = await openPanel(page, 'recognizeVehicle');
  await panel.getByRole('button', {name: '400', exact: true}).click();
  const causes = panel.getByLabel('Cause');
  const names = await causes
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    await causes.selectOption(name);
    await expect(await send(panel)).toContainText(`rule ${name}`);
  }
});
