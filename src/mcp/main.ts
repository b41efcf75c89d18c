import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import '../sandbox/allApis';
import {createContext} from './createContext';
import {createServer} from './createServer';

/**
 * The documentation server: what `<sandbox> mcp` runs. It speaks the Model Context Protocol over
 * standard input and output, and ends with them.
 */
async function run(): Promise<void> {
  const server = createServer(createContext(new URL('./', import.meta.url)));
  server.onerror = (error) => console.error(error.message);
  await server.connect(new StdioServerTransport());
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
