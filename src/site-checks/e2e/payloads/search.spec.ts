import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {NODES} from '../support/fixtures';
import {watchPayloads} from '../support/probe';
import {getDialog, getField, getHits, openSearch, searchFor} from '../support/search';
import {test} from './hosts';
import {PAYLOADS, squeeze, tell} from './tries';

/** Addresses that lead neither into the site nor anywhere over https. */
const REJECTED = [
  'javascript:window.hacked=1',
  'JaVaScRiPt:window.hacked=1',
  ' \u0001javascript:window.hacked=1',
  'java\nscript:window.hacked=1',
  'data:text/html,<script>opener.hacked=1</script>',
  'vbscript:x',
  'blob:x',
  'http://evil.example/',
  'file:///etc/passwd',
];

const toHit = (text: string, url: string): object => ({
  hits: [
    {
      document: {
        'hierarchy.lvl0': text,
        'hierarchy.lvl1': text,
        'hierarchy.lvl2': text,
        content: text,
        url,
        kind: text,
        group: text,
        id: text,
      },
      highlight: {
        'hierarchy.lvl1': {value: `\u0001${text}\u0002${text}`},
        content: {snippet: `\u0001${text}`, value: text},
      },
      highlights: [{field: text, snippet: text}],
    },
  ],
});

/** Fewer than the places of a server that are ranked again; the rest is left for later screens. */
const BATCH = 20;
const BATCHES = Array.from({length: Math.ceil(PAYLOADS.length / BATCH)}, (_, index) =>
  PAYLOADS.slice(index * BATCH, (index + 1) * BATCH),
);

/** The response of a hostile server: a hit for each payload, and hits that lead elsewhere. */
function toResponse(payloads: typeof PAYLOADS): object {
  const groups = [
    ...payloads.map(([, text]) => toHit(text, `/docs/content/faq#${text}`)),
    ...REJECTED.map((url) => toHit('rejected', url)),
  ];
  const counts = PAYLOADS.map(([, value]) => ({value, count: 1}));
  return {
    results: [
      {
        found: groups.length,
        grouped_hits: groups,
        facet_counts: [{field_name: 'group', counts}],
      },
    ],
  };
}
const PLACES = 9;

const FIRST = PAYLOADS[0]?.[1] ?? '';

test('hits of the index stay text', fault('F11x'), async ({page}) => {
  const expectHarmless = await watchPayloads(page);
  await openSearch(page, 'content/faq');
  for (const query of ['window hacked', 'canary onerror', 'hostile thing', 'script']) {
    await getField(page).fill(query);
    await expect(getHits(page).first()).toContainText(/hacked|hostile|canary|script/i);
    await expectHarmless(query);
  }
  await page.goto('search?q=window%20hacked');
  await expect(page.locator('main ol a').first()).toContainText(/hacked/i);
  await expectHarmless('the page of all results');
  tell(2 * PAYLOADS.length);
});

test(
  'hits of a hostile search server stay text, and lead nowhere but to pages',
  fault('F11x-server'),
  async ({page}) => {
    let batch: typeof PAYLOADS = [];
    await page.route(NODES, (route) =>
      route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, json: toResponse(batch)}),
    );
    const expectHarmless = await watchPayloads(page);
    await openSearch(page, 'content/faq');
    for (const [index, payloads] of [...BATCHES.entries()].reverse()) {
      batch = payloads;
      await searchFor(page, `query${index}`);
      await expect(getDialog(page)).toContainText(payloads[0]?.[1] ?? '');
      const inModal = squeeze((await getDialog(page).textContent()) ?? '');
      // The package groups hits in an object, where this name is nothing.
      for (const [, text] of payloads)
        if (text !== '__proto__') expect(inModal).toContain(squeeze(text));
      expect(inModal).not.toContain('rejected');
    }
    await expectHarmless('in the modal');

    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/content\/faq#/);
    await expectHarmless('after Enter');
    await page.keyboard.press('Control+k');
    await expect(getHits(page)).toHaveCount(1);
    await expect(getHits(page)).toContainText(FIRST);
    await expectHarmless('as a search of the past');

    for (const [index, payloads] of BATCHES.entries()) {
      batch = payloads;
      await page.goto(`search?q=query${index}`);
      await expect(page.locator('main ol')).toContainText(payloads[0]?.[1] ?? '');
      const onPage = squeeze((await page.getByRole('main').textContent()) ?? '');
      for (const [, text] of payloads) expect(onPage).toContain(squeeze(text));
      expect(onPage).not.toContain('rejected');
    }
    await expectHarmless('on the page of all results');
    tell(2 * PLACES * PAYLOADS.length + PLACES);
  },
);
