import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {baseUrl, hosts, names, product} from '../portal/product';
import {packages} from '../portal/packages';
import {clip, quote, TEXT_MAX_BYTES} from './clip';
import type {Context} from './Context';
import {handleResources} from './handleResources';
import type {Tool} from './Tool';
import {ToolError} from './ToolError';
import {callSandbox} from './tools/callSandbox';
import {describeOperation} from './tools/describeOperation';
import {explainError} from './tools/explainError';
import {listOperations} from './tools/listOperations';
import {readPage} from './tools/readPage';
import {searchDocs} from './tools/searchDocs';
import {validateRequest} from './tools/validateRequest';
import {verifyWebhook} from './tools/verifyWebhook';

const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  listOperations,
  describeOperation,
  validateRequest,
  callSandbox,
  explainError,
  verifyWebhook,
];

/** What a client tells its agent of this server. */
const INSTRUCTIONS = `Documentation, contract and sandbox of the ${product.name} APIs, which recognize vehicles and cargo in images. Everything works offline. search_docs answers questions; list_operations and describe_operation have the contract, so do not guess paths or fields; validate_request and call_sandbox try requests with test keys before any is sent to ${hosts.api}; explain_error explains what went wrong. Cite the addresses in results. Never ask for a real API key: code reads it from the environment variable ${names.apiKeyVariable}.`;

/**
 * Creates the documentation server, which answers every call in at most 5 kB and fails with words.
 * The handlers of the protocol are our own, since those of the SDK repeat what a client sends.
 */
export function createServer(context: Context): McpServer['server'] {
  const {server} = new McpServer(
    {
      name: packages.sandbox.name,
      title: `${product.name} documentation`,
      version: packages.sandbox.version,
      websiteUrl: hosts.portal + baseUrl,
    },
    {capabilities: {tools: {}, resources: {}, completions: {}}, instructions: INSTRUCTIONS},
  );
  const listed = tools.map(toListed);
  server.setRequestHandler(ListToolsRequestSchema, () => ({tools: listed}));
  server.setRequestHandler(CallToolRequestSchema, ({params}) =>
    call(params.name, params.arguments ?? {}, context),
  );
  handleResources(server, context);
  return server;
}

const toListed = ({name, title, description, input, hints}: Tool): ListedTool => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, {io: 'input'}) as ListedTool['inputSchema'],
  annotations: {
    title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: hints?.readOnlyHint !== false,
    // Nothing outside of this process is read or called.
    openWorldHint: false,
    ...hints,
  },
});

const toResult = (text: string, isError: boolean): CallToolResult => ({
  content: [{type: 'text', text: clip(text, TEXT_MAX_BYTES)}],
  ...(isError && {isError}),
});

/** An error is a result that the agent reads, so that it can correct its call. */
async function call(name: string, args: unknown, context: Context): Promise<CallToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) {
    const known = tools.map((one) => one.name).join(', ');
    return toResult(`\`name\`: no such tool, got ${quote(name)}. Expected: one of ${known}.`, true);
  }
  try {
    const input = tool.input.safeParse(args);
    if (!input.success) return toResult(describeIssues(tool.name, input.error), true);
    return toResult(await tool.run(input.data, context), false);
  } catch (error) {
    if (error instanceof ToolError) return toResult(error.message, true);
    if (error instanceof RangeError && /call stack/.test(error.message)) {
      const text = 'is nested too deeply. Expected: at most a few hundred levels.';
      return toResult(`\`arguments\`: ${text}`, true);
    }
    console.error(error);
    return toResult(`${name}: failed inside the server (${String(error)}). Fix: report it.`, true);
  }
}

const describeIssues = (name: string, {issues}: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({path, message}) => `\`${clip(path.join('.') || name, 100)}\`: ${clip(message, 300)}.`)
    .join('\n');
