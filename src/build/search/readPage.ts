import type {Article} from '../readArticle';
import {isWayOn} from './leftOut';
import type {Section} from './Section';
import {SectionReader} from './SectionReader';

/** What search needs to know of a built page. */
export interface PageContent extends Pick<
  Article,
  'title' | 'trail' | 'language' | 'tag' | 'version'
> {
  readonly sections: readonly Section[];
}

/**
 * Splits the text of a page at headings, at elements that carry `data-search-kind` and an id,
 * and at rows with an id in tables that carry `data-search-rows`.
 */
export function readPage(article: Article): PageContent {
  const {title, trail, language, tag, version, description, content} = article;
  const reader = new SectionReader(title);
  reader.visit(content);
  const sections = withDescription(reader.finish(), description).filter(
    ({titles}) => !isWayOn(titles.at(-1)),
  );
  return {title, trail, language, tag, version, sections};
}

/** The description of a page says in other words what it is for. */
function withDescription([page, ...others]: readonly Section[], description: string): Section[] {
  if (page === undefined) return [];
  const isNew = description !== '' && !page.blocks.some(({text}) => text.includes(description));
  return [
    isNew ? {...page, blocks: [{kind: 'text', text: description}, ...page.blocks]} : page,
    ...others,
  ];
}
