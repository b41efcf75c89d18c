import {code, line} from '../inlines';
import type {ApiView, Block, Inline, RichText} from '../types';
import {estimateText} from './estimateBytes';
import type {ReferencePage} from './ReferencePage';

/** The pages of an API as a list. */
export const toList = (pages: readonly ReferencePage[], view: ApiView): RichText => {
  const calls = toCalls(view);
  return [['ul', pages.map((page) => toEntry(page, calls))]];
};

/**
 * The groups of an API, each with what it is for and its operations.
 *
 * @param maxBytes a list with more HTML than that has the groups alone
 */
export function toIndex(
  pages: readonly ReferencePage[],
  view: ApiView,
  maxBytes: number,
): RichText {
  const calls = toCalls(view);
  const index: RichText = [['ul', pages.map((page) => toGroup(page, view, calls))]];
  return estimateText(index) > maxBytes ? toList(pages, view) : index;
}

/** The method and the path of each operation, by the address of its place. */
type Calls = ReadonlyMap<string, string>;

const toCalls = ({operations, webhooks}: ApiView): Calls =>
  new Map(
    [...operations, ...webhooks].map(({id, method, path}) => [`#${id}`, `${method} ${path}`]),
  );

const toLink = ({label, path}: ReferencePage): Inline => ['a', [label], `/api/${path}`];

function toGroup(page: ReferencePage, view: ApiView, calls: Calls): RichText {
  const {label, operations, webhooks, pages} = page;
  const parts = [
    ...operations,
    ...webhooks,
    ...pages.flatMap((one) => [...one.operations, ...one.webhooks]),
  ];
  // A tag may have the name of the pages of schemas.
  const tag = parts.length === 0 ? undefined : view.tags.find(({name}) => name === label);
  const links: readonly Inline[] =
    tag?.operations ?? parts.map(({id, summary}) => ['a', [summary], `#${id}`]);
  const entries =
    links.length > 0
      ? links.map((link) => withCall(link, calls))
      : pages.map((one) => line(toLink(one)));
  const list: readonly Block[] = entries.length === 0 ? [] : [['ul', entries]];
  return [...line(toLink(page)), ...(tag?.text ?? []), ...list];
}

/** A page of one operation is named by it, and tells how it is called. */
function toEntry(page: ReferencePage, calls: Calls): RichText {
  const [only] = page.pages.length > 0 ? [] : [...page.operations, ...page.webhooks];
  const call =
    only === undefined || only.summary !== page.label ? undefined : calls.get(`#${only.id}`);
  return line(toLink(page), ...toNote(page.label, call));
}

function withCall(link: Inline, calls: Calls): RichText {
  const [, content, url] = link as readonly ['a', readonly string[], string];
  return line(link, ...toNote(content[0] ?? '', calls.get(url)));
}

/** An operation without a summary is named by its call. */
const toNote = (label: string, call: string | undefined): Inline[] =>
  call === undefined || call === label ? [] : [' ', code(call)];
