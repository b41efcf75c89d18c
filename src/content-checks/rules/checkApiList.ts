import {apis} from '../../portal/apis';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/** The start page of the documents introduces each API in its own words. */
export function checkApiList({pages}: ContentSite): Problem[] {
  return pages
    .filter(({route}) => route === '/content')
    .flatMap(({file, text}) =>
      apis
        .filter(({to}) => !text.includes(`](${to})`))
        .map(({label, to}) => ({
          file,
          line: 1,
          message: `does not introduce the ${label}. Fix: add \`[${label}](${to})\` to the list of APIs.`,
        })),
    );
}
