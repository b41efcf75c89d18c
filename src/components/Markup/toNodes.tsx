import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';

/** What markup of the build consists of. Everything else is text. */
const ELEMENTS = new Set([
  'a',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'span',
  'strong',
  'sub',
  'sup',
]);
const TOKEN = /<(\/?)([a-z]+)((?: [a-z-]+(?:="[^"]*")?)*) *>|&(?:amp|lt|gt|quot|nbsp|#39|#x27);/g;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#39;': "'",
  '&#x27;': "'",
};

/** An element that is still open. */
interface Frame {
  readonly name: string;
  readonly attributes: string;
  readonly nodes: ReactNode[];
}

/**
 * Turns markup into React nodes. It knows a few elements of running text, their classes and
 * `data-*`; what it does not know stays visible as text, so nothing in it can act.
 *
 * @example toNodes('a <code>b</code>') // ['a ', <code>b</code>]
 */
export function toNodes(html: string): ReactNode[] {
  const frames: Frame[] = [{name: '', attributes: '', nodes: []}];
  let end = 0;
  for (const match of html.matchAll(TOKEN)) {
    const [token, slash, name = '', attributes = ''] = match;
    addText(frames, html.slice(end, match.index));
    end = match.index + token.length;
    if (name === '') addText(frames, CHARACTERS[token] ?? token);
    else if (slash === '' && ELEMENTS.has(name)) frames.push({name, attributes, nodes: []});
    else if (slash === '/' && frames.length > 1 && frames.at(-1)?.name === name) close(frames);
    else addText(frames, token);
  }
  addText(frames, html.slice(end));
  while (frames.length > 1) close(frames);
  return getInnermost(frames).nodes;
}

const getInnermost = (frames: readonly Frame[]): Frame => frames[frames.length - 1] as Frame;

function addText(frames: readonly Frame[], text: string): void {
  const {nodes} = getInnermost(frames);
  const last = nodes.at(-1);
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else if (text !== '') nodes.push(text);
}

function close(frames: Frame[]): void {
  const {name, attributes, nodes} = frames.pop() as Frame;
  const siblings = getInnermost(frames).nodes;
  siblings.push(toElement(name, attributes, nodes, siblings.length));
}

function toElement(
  name: string,
  attributes: string,
  nodes: readonly ReactNode[],
  key: number,
): ReactNode {
  const found = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, attribute, value = '']) => [
      attribute,
      decode(value),
    ]),
  );
  const shown = [...found].filter(([attribute]) => attribute?.startsWith('data-'));
  const props = {className: found.get('class'), ...Object.fromEntries(shown)};
  const href = found.get('href');
  if (name === 'a') {
    return isSafe(href) ? (
      <Link key={key} {...props} to={href}>
        {nodes}
      </Link>
    ) : (
      <span key={key} {...props}>
        {nodes}
      </span>
    );
  }
  return createElement(name, {key, ...props}, ...nodes);
}

const decode = (value: string): string =>
  value.replace(/&[\w#]+;/g, (reference) => CHARACTERS[reference] ?? reference);

/** Places of this site, and the web. */
const isSafe = (href: string | undefined): href is string =>
  href !== undefined && /^(https?:\/\/|mailto:|[#/])/.test(href) && !href.startsWith('//');
