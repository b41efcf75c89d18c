import {createRequire} from 'node:module';
import path from 'node:path';
import {listGlobalComponents} from '../../../content-checks/globalComponents';
import {formatProblem} from '../../../content-checks/problem';
import {FileError} from '../../../markdown/FileError';

interface Checks {
  /** @throws Error that names what keeps a compiled document from being rendered */
  reject: (code: string) => void;
  explain: (error: Error, file: string) => Promise<Error>;
}

/** As the bundler loads it, so that this is the same module. */
const requireLoader = createRequire(__filename);

/** How a compiled document asks for a component that it does not import. */
const MISSING = /_missingMdxReference\("([\w.]+)", true/g;
/** React throws for a style that is a text, as HTML has it. */
const TEXT_STYLE = /^\s+style: "/m;

/**
 * Lets the loader of documents say what is wrong with one as the checks of documents do, by file and
 * line. A build only names the mistake, since the checks follow when it has failed.
 */
export function explainMistakes(siteDir: string): void {
  const {checks} = requireLoader('./loader.js') as {checks: Checks};
  checks.reject = (code) => {
    const wanted = [...code.matchAll(MISSING)].map(([, name = '']) => name);
    const unknown = wanted.length === 0 ? undefined : findUnknown(wanted);
    if (unknown !== undefined) throw new Error(`component <${unknown}> is unknown.`);
    if (TEXT_STYLE.test(code)) throw new Error('`style` is a text.');
  };
  checks.explain = async (error, file) => new FileError(await explain(siteDir, error, file));
}

/** Reads the list each time: the development server gets new components while it runs. */
function findUnknown(wanted: readonly string[]): string | undefined {
  const known = listGlobalComponents().map(({name}) => name);
  return wanted.find((name) => !known.includes(name));
}

/** What MDX and its plugins throw has the line as a property, if it has one. */
type Cause = Error & {readonly line?: number};

async function explain(siteDir: string, error: Error, file: string): Promise<string> {
  const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
  if (process.env.NODE_ENV === 'development') {
    const {explainDocument} = await import('../../../content-checks/explainDocument');
    const problems = await explainDocument(siteDir, name);
    if (problems.length > 0) return problems.map(formatProblem).join('\n');
  }
  const {message, line} = (error.cause ?? error) as Cause;
  const [reason = ''] = message.split('\n');
  if (reason.startsWith(name)) return reason;
  return `${line === undefined ? name : `${name}:${line}`}: ${reason}`;
}
