import {createSlugger} from '@docusaurus/utils';
import type {PackedHeading} from './PackedDocuments';

const HEADING = /^(#{1,6}) (.*?)(?: \{#([^}]+)\})?$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * The headings of a Markdown version that can be linked to. It names their ids where these do not
 * follow from the text (`toMarkdown`).
 *
 * @param anchors ids of the headings that have one
 */
export function listHeadings(text: string, anchors: readonly string[]): PackedHeading[] {
  const known = new Set(anchors);
  const slugger = createSlugger();
  const headings: PackedHeading[] = [];
  let fence = '';
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    const [, level = '', title = '', id] = (fence === '' && HEADING.exec(line)) || [];
    const anchor = id ?? (level === '' ? '' : slugger.slug(toPlain(title)));
    if (known.delete(anchor)) headings.push([anchor, level.length, offset]);
    offset += line.length + 1;
  }
  return headings;
}

/** A title without the marks of Markdown. */
const toPlain = (title: string): string =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/[`*]/g, '');
