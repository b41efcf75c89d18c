import type {Library} from './libraries';

/** Up to here a page needs no table of contents, and its tables need the room. */
const SHORT_PAGE_MAX_HEADINGS = 3;

/** What the head of a page says. */
interface Head {
  readonly library: Library;
  /** The name that the page is about, and what it is; nothing for the page of the library. */
  readonly subject?: {readonly name: string; readonly kind: string};
  readonly description: string;
  /** The page, for its headings. */
  readonly contents: string;
}

/** The front matter of a page, as YAML. */
export function writeFrontMatter({library, subject, description, contents}: Head): string {
  const label = subject?.name ?? library.label;
  return toYaml({
    title:
      subject === undefined
        ? library.name
        : `${subject.name} (${subject.kind.toLowerCase()}, ${library.name})`,
    sidebar_label: label,
    pagination_label: label,
    description,
    custom_edit_url: null,
    hide_table_of_contents: countHeadings(contents) <= SHORT_PAGE_MAX_HEADINGS,
  });
}

const countHeadings = (markdown: string): number => markdown.match(/^###? /gm)?.length ?? 0;

/** JSON values are YAML values. */
function toYaml(values: Readonly<Record<string, string | boolean | null>>): string {
  return [
    '---',
    ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
  ].join('\n');
}
