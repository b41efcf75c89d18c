import type {
  ApiPageMetadata,
  MarkdownGenerator,
  SidebarGenerators,
} from 'docusaurus-plugin-openapi-docs/src/types';
import kebabCase from 'lodash/kebabCase';
import type {ApiView, MessageView} from '../../contract/view/types';

type PageWriters = Required<
  Pick<MarkdownGenerator, 'createApiPageMD' | 'createInfoPageMD'> &
    Pick<SidebarGenerators, 'createDocItem'>
>;

/** Name of the file of an operation or webhook, as docusaurus-plugin-openapi-docs chooses it. */
export const toPartialFile = (operationId: string): string => `${kebabCase(operationId)}.api.mdx`;

/** Id of the page, as docusaurus-plugin-openapi-docs chooses it. */
export const toPageId = (view: ApiView): string =>
  kebabCase(view.title.replace(' ', '-').toLowerCase());

/** Name of the file of the page. */
export const toPageFile = (view: ApiView): string => `${toPageId(view)}.info.mdx`;

/**
 * Writers for docusaurus-plugin-openapi-docs: the info page becomes the one page of the API,
 * and each operation a part that this page imports.
 *
 * @param readView gives what the pages show of the API
 * @param data path of the view from the pages
 */
export function createPageWriters(readView: () => ApiView, data: string): PageWriters {
  return {
    createInfoPageMD: () => toPage(readView(), data),
    createApiPageMD: (item) => toPartial(readView(), getOperationId(item), data),
    createDocItem: (item) => toSidebarLink(readView(), getOperationId(item)),
  };
}

function getOperationId(item: object): string {
  return (item as ApiPageMetadata).api.operationId ?? '';
}

/** The page as MDX: the parts of its operations between its introduction and its schemas. */
export function toPage(view: ApiView, data: string): string {
  const operations = view.operations.map(({id}, index) => [`Operation${index}`, id] as const);
  const webhooks = view.webhooks.map(({id}, index) => [`Webhook${index}`, id] as const);
  const toUse = ([name]: readonly [string, string]): string => `<${name} />`;
  return [
    [
      '---',
      `id: ${toPageId(view)}`,
      `title: ${JSON.stringify(view.title)}`,
      `description: ${JSON.stringify(view.summary)}`,
      `slug: /${view.id}`,
      '---',
    ].join('\n'),
    [
      `import data from '${data}';`,
      "import {ApiIntroduction, ApiSchemas} from '@site/src/components/api';",
      ...[...operations, ...webhooks].map(
        ([name, id]) => `import ${name} from './${toPartialFile(id)}';`,
      ),
    ].join('\n'),
    `<ApiIntroduction api={data}${toFirstOperation(view)} />`,
    ...operations.map(toUse),
    ...(webhooks.length > 0 ? [toHeading(2, 'Messages to your server', 'webhooks')] : []),
    ...webhooks.map(toUse),
    ...(view.schemas.length > 0
      ? [toHeading(2, 'Schemas', 'schemas'), '<ApiSchemas schemas={data.schemas} />']
      : []),
  ].join('\n\n');
}

/** What the link to the workbench opens. */
export const toFirstOperation = ({operations: [first]}: ApiView): string =>
  first === undefined ? '' : ` firstOperation=${JSON.stringify(first.id)}`;

/**
 * The part of a page that shows one operation or webhook.
 *
 * @throws Error when the contract has no such operation
 */
export function toPartial(view: ApiView, operationId: string, data: string): string {
  const importData = `import data from '${data}';`;
  const {list, index, summary} = find(view, operationId);
  const item = `data.${list}[${index}]`;
  if (list === 'webhooks') {
    return [
      `${importData}\nimport {ApiWebhook} from '@site/src/components/api';`,
      toHeading(3, summary, operationId),
      `<ApiWebhook webhook={${item}} />`,
    ].join('\n\n');
  }
  const server = view.operations[index]?.server ?? view.servers[0]?.url ?? '';
  const properties = `operation={${item}} server={${JSON.stringify(server)}}`;
  return [
    `${importData}\nimport {ApiOperation, toContents} from '@site/src/components/api';\nimport Workbench from '@site/src/widgets/Workbench';`,
    // In place of the list that Docusaurus makes from Markdown headings: the component renders the
    // others.
    `export const toc = toContents(${item});`,
    toHeading(2, summary, operationId),
    `<ApiOperation ${properties}><Workbench api="${view.id}" operation={${item}} /></ApiOperation>`,
  ].join('\n\n');
}

/** The sidebar leads to the place of an operation on the page; the type knows documents only. */
function toSidebarLink(
  view: ApiView,
  operationId: string,
): ReturnType<PageWriters['createDocItem']> {
  const operation = find(view, operationId);
  return {
    type: 'link',
    ...toMethodEntry(operation),
    href: encodeURI(`/api/${view.id}#${operationId}`),
  } as unknown as ReturnType<PageWriters['createDocItem']>;
}

/**
 * An operation in the sidebar, which shows its method beside its name. A name that was made of
 * method and path does not say it again.
 */
export const toMethodEntry = (
  {
    method,
    path,
    summary,
    deprecated,
  }: Pick<MessageView, 'deprecated' | 'method' | 'path' | 'summary'>,
  label = summary,
): {readonly label: string; readonly className: string} => ({
  label: label === `${method} ${path}` ? path : label,
  className: `api-method api-method-${method.toLowerCase()}${deprecated === true ? ' api-method-deprecated' : ''}`,
});

function find(view: ApiView, operationId: string) {
  for (const list of ['operations', 'webhooks'] as const) {
    const index = view[list].findIndex(({id}) => id === operationId);
    const item = view[list][index];
    if (item !== undefined) return {list, index, ...item};
  }
  throw new Error(
    `${view.id}.yaml: docusaurus-plugin-openapi-docs found an operation that the contract does not have, got "${operationId}".`,
  );
}

/** A heading in MDX with its id. */
export const toHeading = (level: 2 | 3, text: string, id: string): string =>
  `${'#'.repeat(level)} ${escapeMdx(text)} {/* #${id} */}`;

/**
 * Text for one line of MDX: characters with a meaning are escaped, and a line break would begin a
 * block, which may be code.
 */
const escapeMdx = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~&]/g, (character) => `\\${character}`);
