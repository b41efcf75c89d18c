import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {trustedTypesPolicies} from '../../portal/trustedTypes';
import {dropMenus} from '../dropMenus';
import {parsePage} from '../html';
import {internTexts} from './internTexts';
import {readPageSecurity, toHashSource, type PageSecurity} from './readPageSecurity';

const MAX_STYLE_HASHES = 5;
const MAX_POLICY_BYTES = 1600;

/** The inline scripts that pages may hold. Each must occur exactly once on the reference page. */
const KNOWN_SCRIPTS: readonly {readonly name: string; readonly pattern: RegExp}[] = [
  {
    name: 'address, color mode and announcement, set before the first paint',
    pattern: /docusaurus\.announcement/,
  },
  {
    name: 'loader that starts the scripts at the first interaction',
    pattern: /\bportalLoader\s*=/,
  },
];

/** What the policy must allow beyond the site itself. */
export interface PolicyOptions {
  /** Origins of the search servers, when Typesense is switched on. */
  readonly connectOrigins?: readonly string[];
}

/** What was read of a page. */
export interface SecuredPage extends PageSecurity {
  /** Path below the folder of the site. */
  readonly file: string;
}

/** The Content-Security-Policy of the built site in a folder; see {@link toPolicy}. */
export function createPolicy(dir: string, options?: PolicyOptions): string {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  return toPolicy(
    files.map((file) => ({
      file,
      ...internTexts(
        readPageSecurity(parsePage(dropMenus(readFileSync(path.join(dir, file), 'utf8')))),
      ),
    })),
    options,
  );
}

/**
 * The Content-Security-Policy of a built site, made from its pages.
 *
 * The inline scripts of the not-found page are the reference, since no author's text reaches that
 * page: it must hold the known ones and no other, and no page may hold one that the reference has
 * not.
 *
 * @returns the policy as the value of the header
 * @throws Error listing every page that holds what no policy should allow
 */
export function toPolicy(
  securedPages: readonly SecuredPage[],
  {connectOrigins = []}: PolicyOptions = {},
): string {
  const pages = [...securedPages].sort((one, other) => (one.file < other.file ? -1 : 1));
  const reference = pages.find(({file}) => file === '404.html')?.inlineScripts ?? [];
  const styles = new Map(
    pages.flatMap(({file, styleAttributes}) =>
      styleAttributes.map((style) => [style, file] as const),
    ),
  );

  const problems = [
    ...getReferenceProblems(reference),
    ...pages.flatMap(({file, inlineScripts, problems: found}) => [
      ...found.map((problem) => `${file}: ${problem}.`),
      ...inlineScripts
        .filter((script) => !reference.includes(script))
        .map(
          (script) => `${file}: unknown inline script, got ${JSON.stringify(script.slice(0, 80))}.`,
        ),
    ]),
    ...getStyleProblems(styles),
  ];
  const policy = writePolicy(reference, [...styles.keys()].sort(), connectOrigins);
  if (policy.length > MAX_POLICY_BYTES) {
    problems.push(
      `policy: too long, got ${policy.length} bytes. Expected: at most ${MAX_POLICY_BYTES}.`,
    );
  }
  if (problems.length > 0) {
    // A page may show one picture many times.
    const lines = [...new Set(problems)].map((problem) => `- ${problem}`);
    throw new Error(
      `content security policy, ${lines.length} problem${lines.length === 1 ? '' : 's'}:\n${lines.join('\n')}`,
    );
  }
  return policy;
}

function getReferenceProblems(scripts: readonly string[]): string[] {
  const known = KNOWN_SCRIPTS.filter(
    ({pattern}) => scripts.filter((script) => pattern.test(script)).length !== 1,
  ).map(({name}) => `404.html: expected exactly one inline script for ${name}.`);
  const unknown = scripts
    .filter((script) => !KNOWN_SCRIPTS.some(({pattern}) => pattern.test(script)))
    .map(
      (script) => `404.html: unknown inline script, got ${JSON.stringify(script.slice(0, 80))}.`,
    );
  return [...known, ...unknown];
}

/** @param styles each style attribute, and a page that has it */
function getStyleProblems(styles: ReadonlyMap<string, string>): string[] {
  if (styles.size <= MAX_STYLE_HASHES) return [];
  return [...styles].map(
    ([style, file]) =>
      `${file}: \`style="${style}"\`. Expected: at most ${MAX_STYLE_HASHES} different style attributes, got ${styles.size}. Fix: use a class.`,
  );
}

function writePolicy(
  scripts: readonly string[],
  styles: readonly string[],
  connectOrigins: readonly string[],
): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(toHashSource)],
    [
      'style-src',
      "'self'",
      ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles.map(toHashSource)] : []),
    ],
    // blob: and data: are pictures that a reader chooses in the sandbox and icons in style sheets.
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connectOrigins],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types', ...Object.values(trustedTypesPolicies)],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
