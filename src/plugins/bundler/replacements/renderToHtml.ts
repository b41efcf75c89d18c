import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {renderToHtml as renderToStream} from '@docusaurus/core/lib/client/renderToHtml.js';

/** What React writes for a part that failed, or that is not there yet. */
const FAILED = '<!--$!-->';

/**
 * Renders a page to a text. Docusaurus lets React write bytes into a stream and reads the text from
 * them again. A stream waits for parts that are loaded late, and says what failed.
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  const html = renderToString(app);
  return html.includes(FAILED) ? renderToStream(app) : html;
}
