import {toPolicy} from '../../../build/policy/createPolicy';
import {
  readPageSecurity,
  toHashSource,
  type PageSecurity,
} from '../../../build/policy/readPageSecurity';
import {fixes, quote, ReadError, type Finding} from '../finding';
import {parseReply} from '../readPages';
import type {Reply} from '../SiteReader';
import type {SmokeCheck} from '../SmokeCheck';

const HEADER = 'content-security-policy';
const META = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i;

/** Each page has the policy that belongs to it: no wider, and with each of its scripts. */
export const checkPolicy: SmokeCheck = async function* ({site, pages}) {
  for (const page of pages) {
    const reply = await site.follow(page);
    if (reply.status === 200) yield* checkPage(reply);
  }
};

function* checkPage(reply: Reply): Generator<Finding> {
  const {path: where, headers, body} = reply;
  // A host that cannot send headers has the policy in its pages.
  const received = headers.get(HEADER) ?? META.exec(body.toString('utf8'))?.[1] ?? null;
  const security = readPageSecurity(parseReply(reply));
  if (received === null) {
    yield {
      name: 'policy-missing',
      where,
      what: '`Content-Security-Policy` is missing.',
      expected: 'the policy of the built pages',
      fix: fixes.configure,
    };
    return;
  }
  const policy = readPolicy(received);
  yield* checkScripts(policy, security.inlineScripts, where);
  for (const [directive, sources] of createExpected(security, where)) {
    const own = policy.get(directive);
    if (own !== undefined && isAllowed(directive, own, sources)) continue;
    if (own === undefined && directive === 'frame-ancestors' && !headers.has(HEADER)) continue;
    yield {
      name: 'policy-different',
      where,
      what: `\`${directive}\` is ${quote(own?.join(' '))}.`,
      expected: quote(sources.join(' '), 400),
      fix: fixes.configure,
    };
  }
}

function* checkScripts(
  policy: Policy,
  scripts: readonly string[],
  where: string,
): Generator<Finding> {
  for (const script of scripts) {
    const source = toHashSource(script);
    if (policy.get('script-src')?.includes(source) === true) continue;
    yield {
      name: 'policy-blocks-script',
      where,
      what: `The policy blocks the script ${quote(script, 60)} of the page.`,
      expected: `${source} in script-src`,
      fix: 'Run `npm run headers` after each build, and configure the host again.',
    };
  }
}

/** The policy that the build would write for this page alone. */
function createExpected(security: PageSecurity, where: string): Policy {
  try {
    return readPolicy(toPolicy([{file: '404.html', ...security}]));
  } catch (error) {
    throw new ReadError({
      name: 'page-unsafe',
      where,
      what: `It holds what no policy allows: ${(error as Error).message.replaceAll('404.html: ', '')}`,
      expected: 'a page as the build wrote it',
      fix: 'Switch off what the host or a proxy inserts into pages, then upload the build again.',
    });
  }
}

/** Directives by name. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads a policy; the first directive of a name counts, as in browsers. */
function readPolicy(policy: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase()))
      directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Other pages may need more hashes, and a search server its origins; nothing else may be wider. */
function isAllowed(
  directive: string,
  received: readonly string[],
  expected: readonly string[],
): boolean {
  const extra = received.filter((source) => !expected.includes(source));
  const rest = expected.filter((source) => !received.includes(source));
  const harmless: Readonly<Record<string, RegExp>> = {
    'script-src': /^'sha256-/,
    'style-src': /^'(?:sha256-|unsafe-hashes')/,
    'connect-src': /^https:\/\/[\w.-]+(?::\d+)?$/,
  };
  // The scripts of the page have their own finding.
  const missing = directive === 'script-src' ? rest.filter((one) => !/^'sha256-/.test(one)) : rest;
  return (
    missing.length === 0 && extra.every((source) => harmless[directive]?.test(source) === true)
  );
}
