import {fork, type ChildProcess} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import type {GenerationRequest, GenerationResponse} from './generateLibraries';
import {LibraryReferenceError} from './generateLibrary';

/** The process of the development server, which has compiled everything once. */
let kept: ChildProcess | undefined;

/**
 * Generates libraries in a separate process, since TypeDoc is an ES module that Docusaurus' loader
 * would transpile on every start. A build ends it, and has its memory (a TypeScript program) back.
 *
 * @throws LibraryReferenceError with everything that is wrong
 */
export async function generateInProcess(request: GenerationRequest): Promise<void> {
  const child = kept ?? start(request.siteDir);
  const isKept = process.env.NODE_ENV === 'development';
  kept = isKept ? child : undefined;
  const {problem} = await ask(child, request);
  if (!isKept && child.connected) child.disconnect();
  if (problem !== undefined) throw new LibraryReferenceError(problem);
}

const isLateOptimization = (option: string): boolean => option.startsWith('--interrupt-budget=');

function start(siteDir: string): ChildProcess {
  const child = fork(path.join(__dirname, 'generate.ts'), {
    cwd: siteDir,
    // What a cold build sets for itself saves a fifth of the time here.
    execArgv: [...process.execArgv.filter(isLateOptimization), '--import', 'tsx'],
    // TypeDoc sorts by the language of the machine. In Turkish, "Virgin Islands" comes after
    // "Virginia".
    env: {...process.env, LC_ALL: 'en_US.UTF-8'},
  });
  // A writer waits for a page, and hardly for one of a library.
  if (process.env.NODE_ENV === 'development' && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.once('exit', () => {
    if (kept === child) kept = undefined;
  });
  return child;
}

const ask = (child: ChildProcess, request: GenerationRequest): Promise<GenerationResponse> =>
  new Promise((resolve) => {
    const leave = (code: number | null): void =>
      resolve({
        problem: `library pages: the program that writes them ended, got exit code ${code}.`,
      });
    child.once('exit', leave);
    child.once('message', (response: GenerationResponse) => {
      child.off('exit', leave);
      resolve(response);
    });
    child.send(request);
  });
