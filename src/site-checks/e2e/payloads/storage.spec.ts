import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {watchPayloads} from '../support/probe';
import {getDialog, getHits} from '../support/search';
import {test, TEXTS} from './hosts';
import {squeeze, tell} from './tries';

const KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-content',
  'docs-preferred-version-api',
  'docusaurus.tab.lang',
  'portal.api.expanded',
];
const LISTS = ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__portal`);

/** Searches of the past, those that the modal shows first. */
function createSearches(text: string): object[] {
  const url = '/docs/content/faq';
  const hit = {
    objectID: text,
    type: text,
    url,
    content: text,
    'hierarchy.lvl0': text,
    'hierarchy.lvl1': text,
    _snippetResult: {'hierarchy.lvl1': {value: text}, content: {value: text}},
  };
  const portal = {
    id: text,
    url,
    kind: 'page',
    group: text,
    path: [[[text, true]], [[text, false]]],
    snippet: [[text, true]],
  };
  return [
    {...hit, portal},
    {...hit, type: 'lvl1', objectID: `${text}2`, portal},
    {...hit, type: 'content', objectID: `${text}3`, portal},
    {...hit, objectID: `${text}4`, portal: {...portal, kind: text}},
    {...hit, url: text, portal: {...portal, url: text}},
    {...hit, portal: {...portal, path: text, snippet: text}},
  ];
}

test('what the storage holds stays text', fault('F04-markup'), async ({page}) => {
  test.setTimeout(300_000);
  const expectHarmless = await watchPayloads(page);
  await page.goto('content/faq');
  for (const [name, text] of TEXTS) {
    const entries = [
      ...KEYS.map((key) => [key, text]),
      ...LISTS.map((key) => [key, JSON.stringify(createSearches(text))]),
    ];
    await page.evaluate(
      (stored) => stored.forEach(([key = '', value = '']) => localStorage.setItem(key, value)),
      entries,
    );
    await openHydrated(page, 'content/faq');
    await page.keyboard.press('Control+k');
    await expect(getHits(page).first()).toBeVisible();
    expect(squeeze((await getDialog(page).textContent()) ?? '')).toContain(squeeze(text));
    await expectHarmless(name);
    await getHits(page).first().getByRole('button').last().click();
    await page.keyboard.press('Escape');
  }
  tell(TEXTS.length * (KEYS.length + LISTS.length * createSearches('').length));
});
