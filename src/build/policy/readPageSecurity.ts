import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {isScriptUrl} from '../../markdown/isScriptUrl';
import {findAll, getAttributes, toRawText} from '../html';

/** What a page contains that a Content-Security-Policy must name or block. */
export interface PageSecurity {
  /** Texts of inline scripts that a browser would run. */
  readonly inlineScripts: readonly string[];
  /** Texts of `style` attributes. */
  readonly styleAttributes: readonly string[];
  /** What no page may hold, one sentence each. */
  readonly problems: readonly string[];
}

const FORBIDDEN = new Set(['base', 'iframe', 'frame', 'object', 'embed', 'applet', 'style']);
const FETCHING = new Set([
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'data',
  'background',
  'ping',
  'action',
  'formaction',
]);
const LEADING = new Set(['href', 'src', 'action', 'formaction']);
const FETCHING_BY_HREF = new Set(['use', 'image', 'feimage']);

/** Notes what of a page matters for its policy. */
export function readPageSecurity(document: Root): PageSecurity {
  const inlineScripts: string[] = [];
  const styleAttributes: string[] = [];
  const problems: string[] = [];

  for (const element of findAll(document))
    readElement(element, {inlineScripts, styleAttributes, problems});
  return {inlineScripts, styleAttributes, problems};
}

function readElement(
  element: Element,
  found: {inlineScripts: string[]; styleAttributes: string[]; problems: string[]},
): void {
  const {tagName} = element;
  const attributes = getAttributes(element);
  const rel = attributes.get('rel');
  if (FORBIDDEN.has(tagName)) found.problems.push(`element <${tagName}> is not allowed`);
  if (tagName === 'script' && !attributes.has('src') && isExecutable(attributes.get('type')))
    found.inlineScripts.push(toRawText(element));

  for (const [name, value] of attributes) {
    if (name === 'style') found.styleAttributes.push(value);
    if (/^on/i.test(name))
      found.problems.push(`attribute \`${name}\` on <${tagName}> is not allowed`);
    if (LEADING.has(name) && isScriptUrl(value))
      found.problems.push(`\`javascript:\` address in \`${name}\` of <${tagName}> is not allowed`);

    const fetches =
      FETCHING.has(name) ||
      (name === 'href' &&
        (FETCHING_BY_HREF.has(tagName.toLowerCase()) ||
          (tagName === 'link' && !isMetadataLink(rel))));
    if (fetches && /(?:^|,)\s*(?:https?:)?\/\//i.test(value))
      found.problems.push(`<${tagName} ${name}> points to another origin, got "${value}"`);
  }
}

const isExecutable = (type: string | undefined): boolean =>
  type === undefined ||
  type === '' ||
  /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i.test(type);
const isMetadataLink = (rel = ''): boolean =>
  /\b(canonical|alternate|author|license|help|next|prev|search)\b/i.test(rel);

/** The form in which a policy names a text: `'sha256-…'`. */
export const toHashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
