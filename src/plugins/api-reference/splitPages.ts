import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ReferencePage} from '../../contract/view/pages/ReferencePage';
import type {ApiView} from '../../contract/view/types';
import {
  toFirstOperation,
  toHeading,
  toMethodEntry,
  toPageFile,
  toPageId,
} from './createPageWriters';

/**
 * Writes the pages of an API that has several: each as MDX, with its data beside it.
 *
 * @param dir folder of the API
 */
export function writePages(view: ApiView, first: ReferencePage, dir: string): void {
  const write = (page: ReferencePage): void => {
    const {pages, ...data} = page;
    const file = page === first ? toPageFile(view) : `${toName(page)}.page.mdx`;
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(toDataFile(target), JSON.stringify(data));
    writeFileSync(target, toMdx(page, page === first ? toPageId(view) : toId(page), view));
    pages.forEach(write);
  };
  write(first);
}

const toDataFile = (file: string): string => file.replace(/\.mdx$/, '.json');

/** Path of a page below the folder of its API. */
const toName = ({path: route}: ReferencePage): string => route.slice(route.indexOf('/') + 1);

const toId = ({path: route}: ReferencePage): string => route.slice(route.lastIndexOf('/') + 1);

function toMdx(page: ReferencePage, id: string, view: ApiView): string {
  const {operations, webhooks, schemas, introduction} = page;
  const file = introduction === undefined ? `${id}.page.json` : `${id}.info.json`;
  const server = (index: number): string =>
    JSON.stringify(operations[index]?.server ?? view.servers[0]?.url ?? '');
  return [
    [
      '---',
      `id: ${JSON.stringify(id)}`,
      `title: ${JSON.stringify(page.title)}`,
      `sidebar_label: ${JSON.stringify(toEntry(page).label)}`,
      // Its entry in the sidebar has the method beside it; a link to the next page has not.
      `pagination_label: ${JSON.stringify(page.label)}`,
      `description: ${JSON.stringify(page.summary)}`,
      `slug: ${JSON.stringify(`/${page.path}`)}`,
      '---',
    ].join('\n'),
    [
      `import data from './${file}';`,
      "import {ApiIntroduction, ApiOperation, ApiPageText, ApiSchemas, ApiWebhook, toContents} from '@site/src/components/api';",
      "import Workbench from '@site/src/widgets/Workbench';",
    ].join('\n'),
    // In place of the list that Docusaurus makes from headings: components render the others.
    `export const toc = data.operations.flatMap(toContents);`,
    introduction === undefined
      ? '<ApiPageText text={data.text} />'
      : `<ApiIntroduction api={data.introduction}${toFirstOperation(view)} />\n\n<ApiPageText text={data.text} />`,
    ...operations.map(
      (operation, index) =>
        `${toHeading(2, operation.summary, operation.id)}\n\n<ApiOperation operation={data.operations[${index}]} server={${server(index)}}><Workbench api="${view.id}" operation={data.operations[${index}]} /></ApiOperation>`,
    ),
    ...webhooks.map(
      (webhook, index) =>
        `${toHeading(2, webhook.summary, webhook.id)}\n\n<ApiWebhook webhook={data.webhooks[${index}]} />`,
    ),
    ...(schemas.length > 0 ? ['<ApiSchemas schemas={data.schemas} />'] : []),
  ].join('\n\n');
}

/** Whether nothing is below a page in the sidebar. */
const isLeaf = ({operations, webhooks, pages}: ReferencePage): boolean =>
  pages.length === 0 && operations.length + webhooks.length < 2;

/** What the sidebar shows of a page: of one with a single operation, also the method. */
function toEntry(page: ReferencePage): {readonly label: string; readonly className?: string} {
  const {operations, webhooks, label} = page;
  const [only] = [...operations, ...webhooks];
  return only !== undefined && isLeaf(page) ? toMethodEntry(only, label) : {label};
}

/** The entry of the sidebar for a page and what is on it or below it. */
export function toSidebarItem(page: ReferencePage, view: ApiView): object {
  const {operations, webhooks, pages, label} = page;
  const id = `${view.id}/${page.introduction === undefined ? toName(page) : toPageId(view)}`;
  if (isLeaf(page)) return {type: 'doc', id, ...toEntry(page)};
  return {
    type: 'category',
    label,
    link: {type: 'doc', id},
    items: [
      ...pages.map((child) => toSidebarItem(child, view)),
      ...[...operations, ...webhooks].map((operation) => ({
        type: 'link',
        ...toMethodEntry(operation),
        href: encodeURI(`/api/${page.path}#${operation.id}`),
      })),
    ],
  };
}
