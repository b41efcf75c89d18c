import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {DOWNLOADS, packages, toTarball} from '../../portal/packages';

/** What a call returned. */
export interface Result {
  readonly text: string;
  readonly isError: boolean;
  /** Of the whole result, as it was sent. */
  readonly bytes: number;
}

/** The official client, connected to the program of the package that the built site serves. */
export interface TestClient {
  readonly client: Client;
  /** Folder of the unpacked package. */
  readonly folder: string;
  /** What the program wrote besides its messages. */
  getLog(): string;
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<Result>;
  close(): Promise<void>;
}

/** The program of an unpacked package. */
export const getProgram = (folder: string): string => path.join(folder, 'package/dist/sandbox.js');

/** Ends the program when it opens a connection. */
const NO_NETWORK = `
const stop = () => { console.error('NETWORK'); process.exit(9); };
require('node:net').Socket.prototype.connect = stop;
require('node:dgram').createSocket = stop;
require('node:dns').lookup = stop;
`;

/** Options of Node.js under which the program reads its own folder only, and has no network. */
function confine(folder: string): string[] {
  const preload = path.join(folder, 'noNetwork.cjs');
  writeFileSync(preload, NO_NETWORK);
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return ['--no-warnings', permission, `--allow-fs-read=${folder}/*`, '--require', preload];
}

export async function startClient(
  tarball = path.join('build', DOWNLOADS, toTarball(packages.sandbox)),
): Promise<TestClient> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const client = new Client({name: 'test', version: '1.0.0'});
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...confine(folder), getProgram(folder), 'mcp'],
    cwd: folder,
    stderr: 'pipe',
  });
  let logged = '';
  transport.stderr?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  await client.connect(transport);
  return {
    client,
    folder,
    getLog: () => logged,
    async call(name, args) {
      const result = await client.callTool({name, arguments: args});
      const [content] = result.content as readonly {readonly text: string}[];
      return {
        text: content?.text ?? '',
        isError: result.isError === true,
        bytes: Buffer.byteLength(JSON.stringify(result)),
      };
    },
    async close() {
      await client.close();
      rmSync(folder, {recursive: true});
    },
  };
}
