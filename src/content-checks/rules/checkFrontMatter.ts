import Ajv from 'ajv';
import {frontMatterSchema} from '../frontMatterSchema';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const validate = new Ajv({allErrors: true}).compile(frontMatterSchema);

/** Front matter has the keys and forms of the schema; partials have none. */
export function checkFrontMatter({pages, problems}: ContentSite): Problem[] {
  return pages.filter((page) => !problems.some(({file}) => file === page.file)).flatMap(checkPage);
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
  return `\`${key}\` ${message}, got ${JSON.stringify(page.frontMatter[key])}.`;
}
