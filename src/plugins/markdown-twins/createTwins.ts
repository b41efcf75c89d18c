import type {PageReader} from '../built-pages/PagePlugin';
import {readArticle} from './readArticle';
import {writeTwin, type BuiltSite, type Twin} from './writeTwin';

/** Writes the twins of all pages, but of those that are tools, and hands them on at the end. */
export function createTwins(
  site: BuiltSite,
  finish: (twins: readonly Twin[]) => void = () => undefined,
): PageReader {
  const twins: Twin[] = [];
  return {
    read({route, document}) {
      const article = route === undefined ? undefined : readArticle(document);
      if (route !== undefined && article?.noIndex === false)
        twins.push(writeTwin(article, route, site));
    },
    finish: () => finish(twins),
  };
}
