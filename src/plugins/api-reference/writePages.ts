import path from 'node:path';
import {apiIds, type ApiId, type ContractDocument} from '../../contract';
import {toApiView} from '../../contract/view/toApiView';
import type {ApiView} from '../../contract/view/types';
import {highlightRuns} from '../../markdown/highlight/highlight';
import {listItems} from './listItems';
import {writeIfChanged} from './writeIfChanged';

/** Views by the contract they were made from: while specifications are edited, only the edited one is made anew. */
const known = new Map<ApiId, {readonly contract: string; readonly view: ApiView}>();

/** Writes the page, its data and the sidebar of every API. */
export async function writePages(
  contracts: Record<ApiId, ContractDocument>,
  dir: string,
): Promise<void> {
  const views: ApiView[] = [];
  for (const id of apiIds) {
    const view = await createView(id, contracts[id]);
    writeIfChanged(path.join(dir, '_data', `${id}.json`), JSON.stringify(view));
    writeIfChanged(path.join(dir, `${id}.mdx`), toPage(view));
    views.push(view);
  }
  writeIfChanged(
    `${dir}-sidebar.json`,
    JSON.stringify({api: views.map(toSidebarCategory)}, null, 2),
  );
}

async function createView(id: ApiId, document: ContractDocument): Promise<ApiView> {
  const contract = JSON.stringify(document);
  const last = known.get(id);
  if (last?.contract === contract) return last.view;
  const order = await listItems(id, document);
  const {operations, ...rest} = toApiView(id, document, highlightRuns);
  const view = {
    ...rest,
    operations: [...operations].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
  };
  known.set(id, {contract, view});
  return view;
}

/** The page as MDX: headings for the table of contents, and one component for each part. */
export function toPage(view: ApiView): string {
  const frontMatter = [
    '---',
    `title: ${JSON.stringify(view.title)}`,
    `description: ${JSON.stringify(view.summary)}`,
    `slug: /${view.id}`,
    '---',
  ].join('\n');
  const imports = [
    `import data from './_data/${view.id}.json';`,
    "import {ApiIntroduction, ApiOperation, ApiSchemas, ApiWebhook} from '@site/src/components/api';",
    "import Sandbox from '@site/src/widgets/Sandbox';",
  ].join('\n');
  const server = JSON.stringify(view.servers[0]?.url ?? '');
  return [
    frontMatter,
    imports,
    '<ApiIntroduction api={data} />',
    ...view.operations.flatMap(({id, summary}, index) => [
      toHeading(2, summary, id),
      `<ApiOperation operation={data.operations[${index}]} server={${server}}><Sandbox operation={data.operations[${index}]} server={${server}} /></ApiOperation>`,
    ]),
    ...(view.webhooks.length > 0 ? [toHeading(2, 'Messages to your server', 'webhooks')] : []),
    ...view.webhooks.flatMap(({id, summary}, index) => [
      toHeading(3, summary, id),
      `<ApiWebhook webhook={data.webhooks[${index}]} />`,
    ]),
    ...(view.schemas.length > 0
      ? [toHeading(2, 'Schemas', 'schemas'), '<ApiSchemas schemas={data.schemas} />']
      : []),
    '',
  ].join('\n\n');
}

const toHeading = (level: 2 | 3, text: string, id: string): string =>
  `${'#'.repeat(level)} ${escapeMdx(text)} {/* #${id} */}`;

/** Text for one line of MDX: what would mean something is escaped, and a line break would begin a block, which may be code. */
const escapeMdx = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~&]/g, (character) => `\\${character}`);

function toSidebarCategory(view: ApiView): object {
  return {
    type: 'category',
    label: view.title,
    link: {type: 'doc', id: view.id},
    items: [...view.operations, ...view.webhooks].map(({id, method, summary, deprecated}) => ({
      type: 'link',
      label: summary,
      href: `/api/${view.id}#${id}`,
      className: `api-method api-method-${method.toLowerCase()}${deprecated === true ? ' api-method-deprecated' : ''}`,
    })),
  };
}
