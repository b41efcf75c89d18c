import {toRichText} from '../view/toRichText';
import type {ChangeEntry, ChangeGroup, ChangeSource} from './ChangeEntry';

const VERSION = /^## (.+?)(?: – (\d{4}-\d\d-\d\d))?$/;

/**
 * Reads the changelog of a library: a heading for each version, with its date if it has one, and
 * below it lists, most of them with a heading.
 *
 * @param source which library it is
 * @param text Markdown in the style of Keep a Changelog
 */
export function parseChangelog(source: ChangeSource, text: string): ChangeEntry[] {
  return text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section): ChangeEntry => {
      const [heading = '', ...lines] = section.trimEnd().split('\n');
      const [, name = heading, date] = VERSION.exec(heading) ?? [];
      const isNext = /^unreleased$/i.test(name);
      const [intro = '', ...parts] = lines.join('\n').split(/^(?=### )/m);
      const note = intro.replace(/^- [^]*$/m, '').trim();
      const groups = [toGroup('', intro), ...parts.map((part) => toNamedGroup(part))];
      return {
        id: `${source}-${isNext ? 'next' : name}`,
        kind: 'library',
        source,
        ...(!isNext && {version: name}),
        ...(date !== undefined && {date}),
        ...(note !== '' && {note: toRichText(note)}),
        groups: groups.filter(({items}) => items.length > 0),
      };
    });
}

function toNamedGroup(part: string): ChangeGroup {
  const [heading = '', ...lines] = part.split('\n');
  return toGroup(heading.replace(/^### /, ''), lines.join('\n'));
}

const toGroup = (title: string, text: string): ChangeGroup => ({
  title,
  items: text
    .split(/^(?=- )/m)
    .filter((item) => item.startsWith('- '))
    .map((item) => ({text: toRichText(item.slice(2).trim())})),
});
