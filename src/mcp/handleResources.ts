import type {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {
  CompleteRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {baseUrl, product} from '../portal/product';
import {clip, quote, RESULT_MAX_BYTES, TEXT_MAX_BYTES} from './clip';
import type {Context} from './Context';
import type {Library} from './Library';
import {parseResourceUri, RESOURCE_TEMPLATE, toResourceUri} from './pageUri';
import {ToolError} from './ToolError';
import {readResource} from './tools/readPage';

const MIME_TYPE = 'text/markdown';
const CONTENTS = toResourceUri('contents');
/** What the protocol allows. */
const COMPLETIONS_MAX = 100;

const CONTENTS_RESOURCE = {
  uri: CONTENTS,
  name: 'contents',
  title: `Contents of the ${product.name} documentation`,
  description: 'The pages, each with its title and the path that reads it as a resource.',
  mimeType: MIME_TYPE,
};

const PAGE_TEMPLATE = {
  uriTemplate: RESOURCE_TEMPLATE,
  name: 'page',
  title: 'A page of the documentation',
  description:
    'A page as Markdown, by its path: docs:///content/faq, docs:///api/vehicle. Long pages come in parts: docs:///api/vehicle?part=2.',
  mimeType: MIME_TYPE,
};

/** Pages as resources: a list of them, a template for each, and completion of their paths. */
export function handleResources(server: Server, context: Context): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({resources: [CONTENTS_RESOURCE]}));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [PAGE_TEMPLATE],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({params: {uri}}) => ({
    contents: [{uri: clip(uri, 500, ''), mimeType: MIME_TYPE, text: await read(uri, context)}],
  }));
  server.setRequestHandler(CompleteRequestSchema, async ({params: {ref, argument}}) => {
    if (ref.type !== 'ref/resource' || argument.name !== 'page') return {completion: {values: []}};
    const paths = listPaths(await getLibrary(context)).filter((path) =>
      path.includes(argument.value.toLowerCase()),
    );
    const values = fitAll(paths.slice(0, COMPLETIONS_MAX));
    return {completion: {values, total: paths.length, hasMore: values.length < paths.length}};
  });
}

/** As many as a result has room for. */
function fitAll(values: readonly string[]): string[] {
  const taken: string[] = [];
  let bytes = 0;
  for (const value of values) {
    bytes += value.length + 3;
    if (bytes > TEXT_MAX_BYTES) break;
    taken.push(value);
  }
  return taken;
}

const toPath = (route: string): string => route.slice(baseUrl.length).replace(/\/$/, '') || 'index';

const listPaths = (library: Library): string[] =>
  library.list().map(({route}) => toPath(route).toLowerCase());

/** A text below the limit; its address counts too. */
async function read(uri: string, context: Context): Promise<string> {
  try {
    const wanted = parseResourceUri(uri);
    if (wanted === undefined) {
      throw new ToolError(
        `\`uri\`: no resource, got ${quote(uri)}. Expected: ${CONTENTS}, or ${RESOURCE_TEMPLATE}.`,
      );
    }
    const library = await context.getLibrary();
    const text =
      wanted.page === 'contents'
        ? toContents(library)
        : readResource(library, wanted.page, wanted.part);
    return clip(text, RESULT_MAX_BYTES - 600);
  } catch (error) {
    throw toProtocolError(error);
  }
}

const getLibrary = (context: Context): Promise<Library> =>
  context.getLibrary().catch((error: unknown) => {
    throw toProtocolError(error);
  });

const toProtocolError = (error: unknown): unknown =>
  error instanceof ToolError
    ? new McpError(ErrorCode.InvalidParams, clip(error.message, 2_000))
    : error;

/** The pages of the guides and the reference; those of libraries are found by completion. */
function toContents(library: Library): string {
  const pages = library.list().filter(({kind}) => kind === 'api' || kind === 'document');
  const lines = pages.map(({route, title}) => `- ${title}: ${toPath(route)}`);
  return `# Contents\n\nRead a page as docs:///PATH.\n\n${lines.join('\n')}\n`;
}
