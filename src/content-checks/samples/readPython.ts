import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import type {SyntaxFault} from './findSyntaxError';

const PROGRAM = `
import ast, json, sys
def find(text):
    try:
        ast.parse(text)
    except SyntaxError as error:
        return {'line': error.lineno or 1, 'reason': error.msg.rstrip('.') + '.'}
    except ValueError as error:
        return {'line': 1, 'reason': str(error).rstrip('.') + '.'}
print(json.dumps([find(text) for text in json.load(sys.stdin)]))
`;

interface Request {
  readonly source: string;
  readonly resolve: (fault: SyntaxFault | undefined) => void;
  readonly reject: (error: Error) => void;
}

let waiting: Request[] = [];

/**
 * Lets `python3` read a text. Texts that come together share one process, since it can take a
 * third of a second to start.
 */
export const readPython = (source: string): Promise<SyntaxFault | undefined> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setImmediate(() => void readWaiting());
    waiting.push({source, resolve, reject});
  });

async function readWaiting(): Promise<void> {
  const requests = waiting;
  waiting = [];
  try {
    const faults = await findFaults(requests.map(({source}) => source));
    requests.forEach(({resolve}, index) => resolve(faults[index] ?? undefined));
  } catch (error) {
    for (const {reject} of requests) reject(error as Error);
  }
}

async function findFaults(sources: readonly string[]): Promise<(SyntaxFault | null)[]> {
  // Without the packages of the machine, it starts in half the time. ast.parse warns on the side.
  const child = spawn('python3', ['-I', '-S', '-W', 'ignore', '-c', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(sources));
  const ended = new Promise((_resolve, reject) => child.once('error', reject));
  const output = await Promise.race([text(child.stdout), ended]);
  return JSON.parse(String(output)) as (SyntaxFault | null)[];
}
