import path from 'node:path';
import type {Library} from './libraries';

/**
 * Makes the page `/lib` from `lib-src/README.md`: the same text, with links to folders turned into
 * links to pages.
 *
 * @param readme the README with its `# title` and first paragraph
 * @param libraries whose folders it links to
 * @returns Markdown with front matter
 */
export function toOverview(readme: string, libraries: readonly Library[]): string {
  const description = /^# .*\n+([^#\n].*)$/m.exec(readme)?.[1] ?? '';
  const body = libraries.reduce(
    (text, {folder, name}) =>
      text.replaceAll(`(./${path.basename(folder)}/README.md)`, `(./${name}/index.md)`),
    readme,
  );
  return `---\ntitle: Libraries\ndescription: ${JSON.stringify(description)}\nslug: /\ncustom_edit_url: null\n---\n\n${body}`;
}
