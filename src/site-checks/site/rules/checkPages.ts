import type {Finding} from '../finding';
import type {SitePage} from '../readPage';
import type {Site} from '../readSite';

/** Every page has one h1, a unique title and description, unique ids, and no leftover token. */
export function checkPages(site: Site): Finding[] {
  const pages = site.pages.filter(({redirect}) => redirect === undefined);
  return [
    ...pages.flatMap(checkPage),
    ...checkUnique(pages, 'title', ({title}) => title),
    ...checkUnique(pages, 'description', ({description}) => description),
  ];
}

function checkPage({file, repeatedIds, headings, text, title, description}: SitePage): Finding[] {
  const token = /%%[A-Za-z][\w.]*%%/.exec(text)?.[0];
  const toFinding = (message: string, ...needles: string[]): Finding => ({
    page: file,
    message,
    needles,
  });
  return [
    ...[...repeatedIds].map((id) => ({
      ...toFinding(
        `id "${id}" occurs more than once.`,
        `#${id}`,
        `id="${id}"`,
        `#${id.replace(/-\d+$/, '')}`,
      ),
      isShared: true,
    })),
    ...(headings === 1 ? [] : [toFinding(`has ${headings} h1. Expected: one.`)]),
    ...(title === '' ? [toFinding('has no title.', 'title:')] : []),
    ...((description ?? '') === '' && file !== '404.html'
      ? [toFinding('has no description.', 'description:', 'title:')]
      : []),
    ...(token === undefined ? [] : [toFinding(`token "${token}" was left over.`, token)]),
  ];
}

function checkUnique(
  pages: readonly SitePage[],
  what: string,
  read: (page: SitePage) => string | undefined,
): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page);
    if (value === undefined || value === '') return [];
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, page.file);
      return [];
    }
    return [
      {
        page: page.file,
        message: `its ${what} "${value}" is that of ${other} too.`,
        needles: [value, `${what}:`],
      },
    ];
  });
}
