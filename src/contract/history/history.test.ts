import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadAllContracts} from '../index';
import {toEntryTitle, type ChangeEntry} from './ChangeEntry';
import {listReleaseEntries} from './listReleaseEntries';
import {listStructureVersions} from './listStructureVersions';
import {parseChangelog} from './parseChangelog';
import {toChangesFile} from './toChangesFile';
import {toFeed} from './toFeed';

const ADDRESS = 'https://docs.example/docs/';
const OPTIONS = {title: 'A & B: changes', author: 'A & B', address: ADDRESS};

const release: ChangeEntry = {
  id: 'vehicle-2026-11',
  kind: 'release',
  source: 'vehicle',
  version: '2026-11',
  date: '2026-11',
  note: [['p', ['Read ', ['a', ['this'], '/content/faq'], ' & ', ['code', 'a<b'], '.']]],
  groups: [
    {
      title: 'Breaking changes',
      items: [{text: [['p', ['Gone.']]], isBreaking: true, link: 'api/vehicle#Plate-state'}],
    },
  ],
};
const library: ChangeEntry = {
  id: 'client-2.0.0',
  kind: 'library',
  source: 'client',
  version: '2.0.0',
  date: '2026-12-24',
  groups: [],
};
const undated: ChangeEntry = {id: 'client-next', kind: 'library', source: 'client', groups: []};

describe('the feed', () => {
  it('has the dated entries, newest first, with addresses that stay', () => {
    expect(toFeed([undated, release, library], OPTIONS)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <title>A &amp; B: changes</title>
        <id>https://docs.example/docs/changes</id>
        <link rel="self" type="application/atom+xml" href="https://docs.example/docs/changes/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://docs.example/docs/changes"/>
        <updated>2026-12-24T00:00:00Z</updated>
        <author><name>A &amp; B</name></author>
        <entry>
          <title>JavaScript cloud client 2.0.0</title>
          <id>https://docs.example/docs/changes#client-2.0.0</id>
          <link rel="alternate" type="text/html" href="https://docs.example/docs/changes#client-2.0.0"/>
          <updated>2026-12-24T00:00:00Z</updated>
          <category term="client"/>
          <content type="html"></content>
        </entry>
        <entry>
          <title>Vehicle API 2026-11</title>
          <id>https://docs.example/docs/changes#vehicle-2026-11</id>
          <link rel="alternate" type="text/html" href="https://docs.example/docs/changes#vehicle-2026-11"/>
          <updated>2026-11-01T00:00:00Z</updated>
          <category term="vehicle"/>
          <content type="html">&lt;p&gt;Read &lt;a href=&quot;https://docs.example/docs/content/faq&quot;&gt;this&lt;/a&gt; &amp;amp; &lt;code&gt;a&amp;lt;b&lt;/code&gt;.&lt;/p&gt;&lt;h3&gt;Breaking changes&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;p&gt;Gone.&lt;/p&gt; &lt;a href=&quot;https://docs.example/docs/api/vehicle#Plate-state&quot;&gt;See it&lt;/a&gt;&lt;/li&gt;&lt;/ul&gt;</content>
        </entry>
      </feed>
      "
    `);
  });

  it('leaves out characters that XML cannot write', () => {
    const note: ChangeEntry['note'] = [['p', ['a\u0000b\u001Bc\uFFFFd\uD800e😀']]];
    expect(toFeed([{...release, note, groups: []}], OPTIONS)).toContain('abcde😀');
  });
});

it('writes changes.json with one line of text for each change', () => {
  expect(toChangesFile([release], ADDRESS).entries[0]).toMatchObject({
    url: 'https://docs.example/docs/changes#vehicle-2026-11',
    note: 'Read this & a<b.',
    changes: [
      {
        group: 'Breaking changes',
        breaking: true,
        text: 'Gone.',
        url: 'https://docs.example/docs/api/vehicle#Plate-state',
      },
    ],
  });
});

describe('a changelog', () => {
  it('gives an entry for each version, with its date only if it has one', () => {
    const entries = parseChangelog(
      'client',
      '# Changelog\n\nText.\n\n## Unreleased\n\n### Fixed\n\n- One\n  more `line`.\n- Two.\n\n## 1.1.0 – 2026-01-02\n\nA note.\n\n- Three.\n\n## 1.0.0\n\n- Four.\n',
    );
    expect(entries).toEqual([
      {
        id: 'client-next',
        kind: 'library',
        source: 'client',
        groups: [
          {
            title: 'Fixed',
            items: [
              {text: [['p', ['One more ', ['code', 'line'], '.']]]},
              {text: [['p', ['Two.']]]},
            ],
          },
        ],
      },
      {
        id: 'client-1.1.0',
        kind: 'library',
        source: 'client',
        version: '1.1.0',
        date: '2026-01-02',
        note: [['p', ['A note.']]],
        groups: [{title: '', items: [{text: [['p', ['Three.']]]}]}],
      },
      {
        id: 'client-1.0.0',
        kind: 'library',
        source: 'client',
        version: '1.0.0',
        groups: [{title: '', items: [{text: [['p', ['Four.']]]}]}],
      },
    ]);
    expect(entries.map(toEntryTitle)).toEqual([
      'JavaScript cloud client: since its last release',
      'JavaScript cloud client 1.1.0',
      'JavaScript cloud client 1.0.0',
    ]);
  });

  it.each(['cloud-client', 'webhook-middleware'])('of %s loses no item', (library) => {
    const text = readFileSync(`lib-src/${library}/CHANGELOG.md`, 'utf8');
    const items = parseChangelog('client', text).flatMap(({groups}) =>
      groups.flatMap((group) => group.items),
    );
    expect(items).toHaveLength(text.match(/^- /gm)?.length ?? 0);
  });
});

describe('the releases of the contract', () => {
  it('say what changed, breaking changes first, and what changed since', () => {
    const contracts = structuredClone(loadAllContracts()) as never as Record<
      'vehicle',
      {components: {schemas: Record<string, {properties: Record<string, object>}>}}
    >;
    const properties = contracts.vehicle.components.schemas['Plate']?.properties ?? {};
    delete properties['state'];
    properties['brandNew'] = {type: 'string'};
    const entries = listReleaseEntries(contracts as never, (api, {field}) => `${api}:${field}`);
    expect(entries.slice(0, 2)).toMatchObject([
      {
        id: 'vehicle-next',
        groups: [
          {
            title: 'Breaking changes',
            items: [{isBreaking: true, link: 'vehicle:data.vehicles[].plate.state'}],
          },
          {title: 'Other changes', items: [{link: 'vehicle:data.vehicles[].plate.brandNew'}]},
        ],
      },
      {id: 'vehicle-2024-07-24', date: '2024-07-24', groups: []},
    ]);
  });

  it('have the versions that GET /versions lists', () => {
    const {vehicle, storage} = loadAllContracts();
    expect(listStructureVersions(vehicle)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '1.4.1']);
    expect(listStructureVersions(storage)).toEqual([]);
  });
});
