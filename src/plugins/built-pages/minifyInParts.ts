import {hideAmpersands, restoreAmpersands} from '../../build/transforms/ampersands';
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
    if (start < START.length) return minify(page, options);
    const [before, after] = [html.slice(0, start), html.slice(end)];
    const written = html.slice(start, end);
    const minifyWhole = async () => {
      const whole = await minify(before + hideAmpersands(written) + after, options);
      return {...whole, code: restoreAmpersands(whole.code)};
    };
    const markup = minifyMarkup(written);
    if (markup === undefined) return minifyWhole();
    const frame = await minify(before + after, options);
    const place = frame.code.lastIndexOf(MINIFIED_START + END);
    if (place === -1) return minifyWhole();
    const middle = place + MINIFIED_START.length;
    return {...frame, code: frame.code.slice(0, middle) + markup + frame.code.slice(middle)};
  };
}
