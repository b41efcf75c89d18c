import kebabCase from 'lodash/kebabCase';
import {IdRegistry} from '../IdRegistry';
import {toTagFacts} from '../toTagFacts';
import type {ApiView, FactView, MessageView, OperationView} from '../types';
import {estimateOperation, estimateSchema, estimateText} from './estimateBytes';
import {moveLinks} from './moveLinks';
import type {ReferencePage} from './ReferencePage';
import {toIndex, toList} from './toIndex';

/** HTML around the contents: head, navbar, sidebar, footer. */
const FRAME_BYTES = 30_000;
/** Estimates are that much too small at most. */
const MARGIN = 1.15;

const WEBHOOKS = 'Messages to your server';
const SCHEMAS = 'Schemas';

type Schema = ApiView['schemas'][number];
type Content = Partial<
  Pick<ReferencePage, 'operations' | 'pages' | 'schemas' | 'text' | 'webhooks'>
>;

/** The tag of an operation, or the first part of its path. */
const getGroup = ({tag, path}: OperationView): string => tag ?? `/${path.split('/')[1] ?? ''}`;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Bytes of HTML that a page with these parts would have. */
export const estimatePage = ({
  operations,
  webhooks,
  schemas,
}: Pick<ApiView, 'operations' | 'schemas' | 'webhooks'>): number =>
  FRAME_BYTES +
  sum([...operations, ...webhooks].map(estimateOperation)) +
  sum(schemas.map(estimateSchema));

/** Bytes of HTML that the one page of an API would have. */
export const estimateBytes = (view: ApiView): number =>
  estimatePage(view) +
  estimateText(view.text) +
  sum(listFacts(view).map(([, text]) => estimateText(text)));

const listFacts = ({facts = [], tags, terms}: ApiView): FactView[] => [
  ...facts,
  ...toTagFacts(tags),
  ...terms,
];

/**
 * Splits the reference of an API that is too large for one page: by tag, or by the first part of
 * the path where operations have none; a group that is still too large by operation. Schemas are
 * on pages by their first letters. Only the sizes decide, so an address changes only when its page
 * becomes too large or small enough.
 *
 * @param view everything that the reference shows
 * @param maxBytes largest HTML of a page
 * @returns the pages with the first one at the top, or undefined when one page is enough
 */
export function toPages(view: ApiView, maxBytes: number): ReferencePage | undefined {
  if (estimateBytes(view) * MARGIN <= maxBytes) return undefined;
  const page = new Splitter(view, maxBytes).split();
  return moveLinks(page);
}

class Splitter {
  private readonly ids = new IdRegistry();

  constructor(
    private readonly view: ApiView,
    private readonly maxBytes: number,
  ) {
    // Taken by pages of other kinds, and by the first page.
    const taken = ['webhooks', 'schemas', kebabCase(view.title)];
    taken.forEach((name) => this.ids.create(name));
  }

  split(): ReferencePage {
    const {view} = this;
    const {id, version, structureVersions, summary, text, servers, keyHeader, facts, terms} = view;
    const groups = [...new Set(view.operations.map(getGroup))];
    const pages = [
      ...groups.map((group) =>
        this.toGroup(
          group,
          this.ids.create(kebabCase(group) || 'group'),
          view.operations.filter((operation) => getGroup(operation) === group),
          (operations) => ({operations}),
        ),
      ),
      ...(view.webhooks.length === 0
        ? []
        : [this.toGroup(WEBHOOKS, 'webhooks', view.webhooks, (webhooks) => ({webhooks}))]),
      ...(view.schemas.length === 0 ? [] : [this.toSchemas()]),
    ];
    return {
      ...toPage(view.id, view.title, view.title, view.summary, {pages}),
      text: toIndex(pages, view, this.maxBytes / 2),
      introduction: {
        id,
        version,
        summary,
        text,
        servers,
        tags: view.tags.filter(({name}) => !groups.includes(name)),
        terms,
        ...(structureVersions !== undefined && {structureVersions}),
        ...(keyHeader !== undefined && {keyHeader}),
        ...(facts !== undefined && {facts}),
      },
    };
  }

  /** The operations of a group, together or one by one. */
  private toGroup<Item extends MessageView | OperationView>(
    name: string,
    path: string,
    items: readonly Item[],
    toContent: (items: readonly Item[]) => Content,
  ): ReferencePage {
    const at = `${this.view.id}/${path}`;
    const title = `${this.view.title}: ${name}`;
    const summary = `${name} of the ${this.view.title}.`;
    const text = this.view.tags.find((tag) => tag.name === name)?.text ?? [];
    const bytes = FRAME_BYTES + estimateText(text) + sum(items.map(estimateOperation)) * MARGIN;
    if (bytes <= this.maxBytes)
      return toPage(at, name, title, summary, {text, ...toContent(items)});
    const pages = items.map((item) =>
      toPage(
        `${at}/${item.id}`,
        item.summary,
        `${item.method} ${item.path}`,
        item.summary,
        toContent([item]),
      ),
    );
    return toPage(at, name, title, summary, {pages, text: [...text, ...toList(pages, this.view)]});
  }

  private toSchemas(): ReferencePage {
    const {view} = this;
    const at = `${view.id}/schemas`;
    const title = `${view.title}: schemas`;
    const summary = `Schemas that several operations of the ${view.title} use.`;
    const sorted = [...view.schemas].sort((one, other) => one.name.localeCompare(other.name, 'en'));
    const groups = this.splitSchemas(sorted, 0);
    if (groups.length === 1) return toPage(at, SCHEMAS, title, summary, {schemas: sorted});
    const pages = groups.map(([prefix, schemas]) =>
      toPage(
        `${at}/${kebabCase(prefix) || 'other'}`,
        `${prefix}…`,
        `${view.title}: schemas ${prefix}…`,
        `Schemas of the ${view.title} that begin with “${prefix}”.`,
        {schemas},
      ),
    );
    return toPage(at, SCHEMAS, title, summary, {pages, text: toList(pages, view)});
  }

  /** Groups by the first letters of the names; as many letters as it takes. */
  private splitSchemas(schemas: readonly Schema[], letters: number): [string, readonly Schema[]][] {
    const isSmall = FRAME_BYTES + sum(schemas.map(estimateSchema)) * MARGIN <= this.maxBytes;
    const prefix = toPrefix(schemas[0], letters);
    const longest = Math.max(...schemas.map(({name}) => name.length));
    if (isSmall || schemas.length === 1 || letters > longest) return [[prefix, schemas]];
    const groups = new Map<string, Schema[]>();
    for (const schema of schemas) {
      const key = toPrefix(schema, letters + 1);
      groups.set(key, [...(groups.get(key) ?? []), schema]);
    }
    return [...groups.values()].flatMap((group) => this.splitSchemas(group, letters + 1));
  }
}

const toPrefix = (schema: Schema | undefined, letters: number): string =>
  (schema?.name ?? '').slice(0, letters).toLowerCase();

const toPage = (
  path: string,
  label: string,
  title: string,
  summary: string,
  content: Content,
): ReferencePage => ({
  path,
  label,
  title,
  summary,
  text: [],
  operations: [],
  webhooks: [],
  schemas: [],
  pages: [],
  ...content,
});
