import {expandTokens} from '../../markdown/expandTokens';
import phrases from './readerPhrases.json';

const FILE = 'src/build/search/readerPhrases.json';

const byAddress = new Map(
  Object.entries(phrases as Record<string, Record<string, readonly string[]>>).flatMap(
    ([page, sections]) =>
      Object.entries(sections).map(
        ([anchor, own]) => [expandTokens(page + anchor, {file: FILE}), own] as const,
      ),
  ),
);

/** Addresses below the base of all sections with phrases. */
export const listPhrasedAddresses = (): readonly string[] => [...byAddress.keys()];

/**
 * What readers call the subject of a section, in words that the section does not use.
 *
 * @param route route of its page below the base
 * @param anchor empty for the top of the page
 */
export const getReaderPhrases = (route: string, anchor: string): readonly string[] =>
  byAddress.get(anchor === '' ? route : `${route}#${anchor}`) ?? [];
