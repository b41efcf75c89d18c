import type {HtmlMinifier} from './keepMinified';
import {minifyMarkup} from './minifyMarkup';

/** What React writes is in this element of the page template. */
const START = '<div id="__docusaurus">';
const END = '</div>';
const MINIFIED_START = '<div id=__docusaurus>';

/**
 * Gives a minifier only the frame of a page, which has inline scripts and no markup of React; that
 * markup is minified by our step. A page in which anything is unexpected goes there as a whole.
 */
export function minifyInParts(minifier: HtmlMinifier): void {
  const {minify} = minifier;
  minifier.minify = async (page, options) => {
    const html = page.toString();
    const start = html.indexOf(START) + START.length;
    const end = html.lastIndexOf(END);
    const markup = start < START.length ? undefined : minifyMarkup(html.slice(start, end));
    if (markup === undefined) return minify(page, options);
    const frame = await minify(html.slice(0, start) + html.slice(end), options);
    const place = frame.code.lastIndexOf(MINIFIED_START + END);
    if (place === -1) return minify(page, options);
    const before = place + MINIFIED_START.length;
    return {...frame, code: frame.code.slice(0, before) + markup + frame.code.slice(before)};
  };
}
