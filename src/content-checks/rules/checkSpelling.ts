import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CSpellSettings, spellCheckDocument as SpellCheckDocument} from 'cspell-lib';
import {names, product} from '../../portal/product';
import {listProse} from '../listProse';
import type {Problem} from '../problem';
import type {ProseSource} from '../prose';
import type {ContentSite} from '../site';

const WORDS = path.join(__dirname, '../../tooling/words.txt');

/** Words are those of American English, of software, or of the project's list. */
export async function checkSpelling(site: ContentSite): Promise<Problem[]> {
  // cspell-lib is published as an ES module only, which a CommonJS program can load but not
  // require.
  const {getDefaultSettings, spellCheckDocument} = await import('cspell-lib');
  const known = readFileSync(WORDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const settings: CSpellSettings = {
    ...(await getDefaultSettings(true)),
    words: [...known, ...product.name.split(' '), product.slug, ...Object.values(names)],
  };
  const problems: Problem[] = [];
  for (const source of listProse(site))
    problems.push(...(await checkSource(source, settings, spellCheckDocument)));
  return problems;
}

async function checkSource(
  {file, blocks}: ProseSource,
  settings: CSpellSettings,
  spellCheckDocument: typeof SpellCheckDocument,
): Promise<Problem[]> {
  const lines = blocks.flatMap(({line, text}) =>
    text.split('\n').map((part, index) => ({line: line + index, part})),
  );
  // Addresses and file names are no words.
  const text = lines
    .map(({part}) =>
      part.replace(/\b[\w.-]+\.(?:com|example|org|mdx?|[jt]sx?|json|ya?ml|toml|txt)\b/g, ''),
    )
    .join('\n');
  const result = await spellCheckDocument(
    {uri: `file:///${file}`, text, languageId: 'plaintext', locale: 'en-US'},
    {generateSuggestions: false, noConfigSearch: true},
    settings,
  );
  return result.issues.map((issue) => ({
    file,
    line: lines[text.slice(0, issue.offset).split('\n').length - 1]?.line ?? 1,
    message: `unknown word, got ${JSON.stringify(issue.text)}. Fix: correct it, or add it to src/tooling/words.txt.`,
  }));
}
