import type {HtmlMinifier} from './keepMinified';

/** A private character, which no page holds. */
const STAND_IN = '\ue000';

/**
 * Hides ampersands from a minifier that copies what follows them: text such as `&<b>` would become
 * an element.
 */
export function keepAmpersands(minifier: HtmlMinifier): void {
  const {minify} = minifier;
  minifier.minify = async (page, options) => {
    const result = await minify(page.toString().replaceAll('&amp;', STAND_IN), options);
    // One before a space begins no character reference.
    const code = result.code.replaceAll(`${STAND_IN} `, '& ').replaceAll(STAND_IN, '&amp;');
    return {...result, code};
  };
}
