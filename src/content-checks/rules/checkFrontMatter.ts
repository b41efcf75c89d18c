import Ajv from 'ajv';
import {frontMatterSchema} from '../frontMatterSchema';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const validate = new Ajv({allErrors: true}).compile(frontMatterSchema);

/** Front matter has the keys and forms of the schema; partials have none. */
export function checkFrontMatter({pages, problems}: ContentSite): Problem[] {
  const sound = pages.filter((page) => !problems.some(({file}) => file === page.file));
  return [
    ...sound.flatMap(checkPage),
    ...sound.flatMap((page) => [...checkTexts(page), ...checkBody(page)]),
    ...checkUnique(sound, 'title'),
    ...checkUnique(sound, 'description'),
  ];
}

/** Shown as they are, by search engines and on cards. */
const TEXTS = ['title', 'description', 'sidebar_label', 'pagination_label'];

function checkTexts(page: Page): Problem[] {
  const {frontMatter} = page;
  const problems = TEXTS.flatMap((key) => {
    const value = frontMatter[key];
    return typeof value === 'string'
      ? listMarks(value).map((message) => toProblem(page, key, message))
      : [];
  });
  if (frontMatter['title'] !== undefined && frontMatter['title'] === frontMatter['description']) {
    problems.push(
      toProblem(
        page,
        'description',
        'repeats the title. Expected: a sentence of what the page is for.',
      ),
    );
  }
  return problems;
}

const toProblem = ({file, keyLines}: Page, key: string, message: string): Problem => ({
  file,
  line: keyLines.get(key) ?? 1,
  message: `front matter: \`${key}\` ${message}`,
});

/** Characters that a writer means as marks, and that readers would see. */
function listMarks(text: string): string[] {
  const markup = /\*\*|__|~~|\]\(|`|<\/?[A-Za-z]|\]\[|&\w+;/.exec(text)?.[0];
  const messages: string[] = [];
  if (markup !== undefined) {
    messages.push(
      `holds Markdown, which is shown as it is, got ${JSON.stringify(markup)}. Expected: plain text.`,
    );
  }
  if (/^[\u2018\u201c\u00ab].*[\u2019\u201d\u00bb]$/.test(text))
    messages.push('has typographic quotes around it, which are shown. Expected: straight ones.');

  return messages;
}

function checkBody({file, route, tree}: Page): Problem[] {
  const isEmpty = tree.children.every(({type}) => type === 'yaml' || type === 'mdxjsEsm');
  if (route === undefined || !isEmpty) return [];
  const message = 'has no text below its front matter. Fix: write the page, or remove it.';
  return [{file, line: 1, message}];
}

function checkUnique(pages: readonly Page[], key: string): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    if (typeof value !== 'string' || page.route === undefined) return [];
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, page);
      return [];
    }
    return [toProblem(page, key, `is that of ${other.file} too. Fix: say what differs.`)];
  });
}

function checkPage(page: Page): Problem[] {
  if (page.route === undefined) {
    const key = Object.keys(page.frontMatter)[0];
    return key === undefined
      ? []
      : [
          {
            file: page.file,
            line: page.keyLines.get(key) ?? 1,
            message: 'is a partial and has front matter. Fix: move it to the pages that import it.',
          },
        ];
  }
  if (Object.keys(page.frontMatter).length === 0 && /^(?:\s|-{3,}|\+{3})/.test(page.source)) {
    return [
      {
        file: page.file,
        line: 1,
        message:
          'front matter is not read. Expected: `---` as the first line and as the line after its last key.',
      },
    ];
  }
  if (validate(page.frontMatter)) return [];
  return (validate.errors ?? []).map(({keyword, instancePath, params, message}) => {
    const key =
      keyword === 'additionalProperties'
        ? String(params['additionalProperty'])
        : keyword === 'required'
          ? String(params['missingProperty'])
          : instancePath.slice(1);
    const line = page.keyLines.get(key.split('/')[0] ?? key) ?? 1;
    return {
      file: page.file,
      line,
      message: `front matter: ${describe(key, keyword, message ?? '', page)}`,
    };
  });
}

function describe(key: string, keyword: string, message: string, page: Page): string {
  if (keyword === 'additionalProperties')
    return `unknown key \`${key}\`. Expected: ${Object.keys(frontMatterSchema.properties).join(', ')}.`;
  if (keyword === 'required')
    return `\`${key}\` is missing. Expected: ${frontMatterSchema.properties[key as 'title'].description}`;
  if (keyword === 'maxLength')
    return `\`${key}\` is too long, got ${String(page.frontMatter[key]).length} characters. Expected: at most 160.`;
  if (keyword === 'pattern')
    return `\`${key}\` is not usable, got ${JSON.stringify(page.frontMatter[key])}. Expected: ${key === 'slug' ? '/lower-case-words, with "/" before each' : 'text'}.`;
  return `\`${key}\` ${message}, got ${JSON.stringify(page.frontMatter[key])}.`;
}
