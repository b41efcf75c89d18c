import {expect, type APIRequestContext} from '@playwright/test';
import {getPanel} from '../support/panel';
import {test} from '../support/saving';

const APIS = ['vehicle', 'transport', 'storage', 'descriptor'];

interface Media {
  readonly examples?: Readonly<Record<string, unknown>>;
}

interface Documented {
  readonly content?: Readonly<Record<string, Media>>;
  readonly $ref?: string;
}

interface Operation {
  readonly api: string;
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, Documented>>;
}

/** Operations of an API by the specification that its page offers. */
async function listOperations(request: APIRequestContext, api: string): Promise<Operation[]> {
  const {paths, components} = (await (await request.get(`api/${api}.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Partial<Operation>>>>>;
    readonly components: Pick<Operation, 'responses'>;
  };
  const resolve = (response: Documented): Documented =>
    components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response;
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods)
      .filter((one): one is Operation => one.operationId !== undefined)
      .map(({responses, ...operation}) => ({
        ...operation,
        api,
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [status, resolve(response)]),
        ),
      })),
  );
}

/** What the contract documents: `200 ok`, and each error by its status and name. */
const listDocumented = ({responses}: Operation): string[] =>
  Object.entries(responses).flatMap(([status, {content = {}}]) => {
    const names = Object.values(content).flatMap(({examples = {}}) => Object.keys(examples));
    return status === '200' ? ['200 ok'] : names.map((name) => `${status} ${name}`);
  });

interface Sent {
  /** Of the option that was chosen. */
  readonly name: string;
  readonly option: string;
  /** What the workbench shows of the response. */
  readonly summary: string;
  readonly advice: string;
  /** Leads to the error's entry in the list of errors. */
  readonly link: string;
}

/**
 * Chooses each response to simulate, presses Send, and reads what is shown; of those that are not to
 * be sent, it only reads the option. It runs in the page: a round trip from the test for each step
 * would take ten times as long.
 */
async function sendAll(form: Element, seen: readonly string[]): Promise<Sent[]> {
  const label = [...form.querySelectorAll('label')].find(
    ({textContent}) => textContent === 'Response to simulate',
  );
  const field = label!.control as HTMLSelectElement;
  const count = (): number => form.querySelectorAll('ol > li').length;
  const sent: Sent[] = [];
  for (const {value: name, textContent} of [...field.options]) {
    if (seen.includes(name)) {
      sent.push({name, option: textContent, summary: '', advice: '', link: ''});
      continue;
    }
    field.value = name;
    field.dispatchEvent(new Event('change', {bubbles: true}));
    const before = count();
    const late = performance.now() + 10_000;
    form.querySelector<HTMLButtonElement>('button[type=submit]')!.click();
    const getAdvice = () => form.querySelector('section[aria-label="What the error means"]');
    // The explanation of an error is loaded with the first one.
    const isSending = (): boolean =>
      count() === before ||
      form.querySelector('button[type=submit][aria-disabled=true]') !== null ||
      (!['', 'ok'].includes(name) && getAdvice() === null);
    while (isSending() && performance.now() < late)
      await new Promise((resolve) => setTimeout(resolve, 2));
    const advice = getAdvice();
    sent.push({
      name,
      option: textContent,
      summary: form.querySelector('[role=tabpanel] ~ [role=status]')?.textContent ?? '',
      advice: advice?.querySelector('p')?.textContent ?? '',
      link: advice?.querySelector('a[href*="/tools/errors"]')?.getAttribute('href') ?? '',
    });
  }
  return sent;
}

// That each comes back from each operation is tested without a browser (`src/sandbox/drift.test.ts`).
test('each documented response of all 26 operations can be chosen, and each of an API comes back with its number and name', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto('tools/workbench?try=recognizeVehicle');
  const panel = getPanel(page);
  const picker = panel.getByRole('combobox', {name: 'Operation'});
  const operations = (await Promise.all(APIS.map((api) => listOperations(request, api)))).flat();
  expect(operations.length).toBe(26);
  const list = await (await request.get('tools/errors')).text();
  const entries = [...list.matchAll(/<h3[^>]* id="?(error-[^ ">]+)/g)].map(([, entry]) => entry);
  let sent = 0;
  /** The errors that were sent, by API. */
  const seen = Object.fromEntries(APIS.map((api) => [api, new Set<string>()]));
  let responses = 0;
  for (const operation of operations) {
    const {api, operationId: id, summary} = operation;
    // Enter takes the operation that is called what was typed.
    await picker.fill(summary);
    await picker.press('Enter');
    await expect(picker).toHaveValue(summary);
    const [first, ...others] = await panel.evaluate(sendAll, [...seen[api]!]);
    expect(first?.summary, `${id}, without typing`).toMatch(/^200 OK, /);
    const reached = others.map(({name, option, summary: line, advice, link}) => {
      if (seen[api]!.has(name)) return `${option.slice(0, 3)} ${name}`;
      if (name !== 'ok') seen[api]!.add(name);
      const status = line.slice(0, 3);
      // The number with its name, such as "413 Content Too Large".
      expect(line, `${id}, ${name}`).toMatch(/^\d{3} [A-Z][A-Za-z ]+, \d+ ms/);
      expect(`${option} ${name}`).toBe(name === 'ok' ? 'Success ok' : `${status} ${advice}`);
      const [, entry] = /^\/docs\/tools\/errors#(.+)$/.exec(link) ?? [];
      if (name !== 'ok') expect(entries, `${id}, ${name}`).toContain(entry);
      sent += 1;
      return `${status} ${name}`;
    });
    expect(reached.sort(), id).toEqual(listDocumented(operation).sort());
    responses += reached.length;
  }
  console.log(
    `${operations.length} operations, ${responses} documented responses by name, ${sent} of them sent`,
  );
});
