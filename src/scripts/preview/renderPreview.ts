import path from 'node:path';
import {baseUrl} from '../../portal/product';
import type {ChangedPage, Comparison} from './compareBuilds';
import {diff, type Run} from './diff';

/** Pictures of a page before and after, as paths below the preview. */
export interface Pictures {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The first page. Not index.html: its address would end in a slash on some hosts only. */
export const LIST = 'changes.html';

/** So many lines that are the same are shown around each change. */
const CONTEXT = 2;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const frame = (title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="stylesheet" href="tokens.css"><link rel="stylesheet" href="preview.css"></head>
<body><main>
${main}
</main></body></html>
`;

/** File of the page that shows a change. @param index place in the list of changes */
const toFile = (index: number): string => `change-${index + 1}.html`;

const toPageFile = (route: string): string =>
  route === '404' ? '404.html' : path.posix.join(route, 'index.html');

const toAddress = (route: string): string => baseUrl + route;

/** The pages of a preview, by the names of their files. */
export function renderPreview(
  comparison: Comparison,
  pictures: ReadonlyMap<string, Pictures>,
): Record<string, string> {
  return {
    [LIST]: frame('What this pull request changes', renderList(comparison)),
    ...Object.fromEntries(
      comparison.pages.map((page, index) => [
        toFile(index),
        frame(`${page.title}: before and after`, renderChange(page, pictures.get(page.route))),
      ]),
    ),
  };
}

function renderList({pages, framesOnly, same}: Comparison): string {
  const items = pages.map(
    ({route, title, kind, lines}, index) =>
      `<tr><td><a href="${toFile(index)}">${escape(title)}</a></td><td><code>${escape(toAddress(route))}</code></td><td>${kind}</td><td>${countLines(lines)}</td></tr>`,
  );
  return `<h1>What this pull request changes</h1>
<p>${summarize({pages, framesOnly, same})}</p>
${
  items.length === 0
    ? ''
    : `<table><thead><tr><th>Page</th><th>Address</th><th>Change</th><th>Lines of text</th></tr></thead><tbody>
${items.join('\n')}
</tbody></table>`
}
<p><a href="../index.html">Open the site</a></p>`;
}

/** The sum of a comparison in one paragraph. */
function summarize({pages, framesOnly, same}: Comparison): string {
  const count = (kind: ChangedPage['kind']): number =>
    pages.filter((page) => page.kind === kind).length;
  const surroundings =
    framesOnly === 0 ? '' : ` On ${framesOnly} more, only menus, head or footer differ.`;
  return `Pages: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${same} the same.${surroundings}`;
}

/** The list of changes as Markdown, for the summary of a run. @param limit at most so many pages */
export function toMarkdown({pages, framesOnly, same}: Comparison, limit = 50): string {
  const rows = pages.slice(0, limit).map(({route, title, kind, lines}) => {
    const name = title.replace(/[\\|`*_[\]<>]/g, '\\$&');
    return `| ${name} | \`${toAddress(route)}\` | ${kind} | ${countLines(lines)} |`;
  });
  return [
    summarize({pages, framesOnly, same}),
    ...(rows.length === 0
      ? []
      : ['', '| page | address | change | lines of text |', '| --- | --- | --- | --- |', ...rows]),
    ...(pages.length > limit ? ['', `The preview lists ${pages.length - limit} more.`] : []),
    '',
  ].join('\n');
}

function countLines(lines: ChangedPage['lines']): string {
  const count = (kind: Run<string>['kind']): number =>
    lines.filter((run) => run.kind === kind).reduce((sum, {items}) => sum + items.length, 0);
  const [removed, added] = [count('removed'), count('added')];
  return removed + added === 0 ? 'markup only' : `−${removed} +${added}`;
}

function renderChange({route, title, kind, lines}: ChangedPage, pictures: Pictures = {}): string {
  const now =
    kind === 'removed' ? '' : `<p><a href="../${escape(toPageFile(route))}">Open the page</a></p>`;
  return `<p><a href="${LIST}">All changes</a></p>
<h1>${escape(title)}</h1>
<p><code>${escape(toAddress(route))}</code> ${kind}, lines of text: ${countLines(lines)}</p>
${now}
<h2>Text</h2>
<table class="diff"><thead><tr><th>Before</th><th>After</th></tr></thead><tbody>
${renderRows(lines)}
</tbody></table>
${renderPictures(pictures)}`;
}

function renderPictures({before, after}: Pictures): string {
  if (before === undefined && after === undefined) return '';
  const show = (name: string, file: string | undefined): string =>
    `<figure><figcaption>${name}</figcaption>${file === undefined ? '<p>No such page.</p>' : `<img src="${file}" alt="The page ${name.toLowerCase()} this change" loading="lazy">`}</figure>`;
  return `<h2>Look</h2>
<div class="pictures">${show('Before', before)}${show('After', after)}</div>`;
}

function renderRows(runs: readonly Run<string>[]): string {
  const rows: string[] = [];
  runs.forEach(({kind, items}, index) => {
    const next = runs[index + 1];
    if (kind === 'same') {
      rows.push(...renderSame(items, index === 0, next === undefined));
    } else if (kind === 'removed') {
      const added = next?.kind === 'added' ? next.items : [];
      for (let at = 0; at < Math.max(items.length, added.length); at += 1)
        rows.push(renderPair(items[at], added[at]));
    } else if (runs[index - 1]?.kind !== 'removed') {
      rows.push(...items.map((item) => renderPair(undefined, item)));
    }
  });
  return rows.join('\n');
}

function renderSame(items: readonly string[], isFirst: boolean, isLast: boolean): string[] {
  const before = isFirst ? 0 : CONTEXT;
  const after = isLast ? 0 : CONTEXT;
  const show = (text: string): string =>
    `<tr><td>${escape(text)}</td><td>${escape(text)}</td></tr>`;
  if (items.length <= before + after + 1) return items.map(show);
  const hidden = items.length - before - after;
  return [
    ...items.slice(0, before).map(show),
    `<tr class="same"><td colspan="2">${hidden} lines are the same</td></tr>`,
    ...(after === 0 ? [] : items.slice(-after).map(show)),
  ];
}

/** A line before and after, with the words marked that differ. */
function renderPair(before: string | undefined, after: string | undefined): string {
  const mark = (tag: 'del' | 'ins', text: string): string => `<${tag}>${escape(text)}</${tag}>`;
  if (before === undefined) return `<tr><td></td><td>${mark('ins', after ?? '')}</td></tr>`;
  if (after === undefined) return `<tr><td>${mark('del', before)}</td><td></td></tr>`;
  const words = diff(before.split(/(\s+)/), after.split(/(\s+)/));
  const show = (hidden: Run<string>['kind'], tag: 'del' | 'ins'): string =>
    words
      .filter(({kind}) => kind !== hidden)
      .map(({kind, items}) =>
        kind === 'same' ? escape(items.join('')) : mark(tag, items.join('')),
      )
      .join('');
  return `<tr><td>${show('added', 'del')}</td><td>${show('removed', 'ins')}</td></tr>`;
}
