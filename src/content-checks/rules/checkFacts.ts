import {STATUS_CODES} from 'node:http';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import {listOperations, loadAllContracts} from '../../contract';
import {hosts} from '../../portal/product';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const REPOSITORY = path.join(__dirname, '../../..');
/**
 * Where names are defined or used that are not in the contract: options, settings, fields of our
 * products.
 */
const OTHER_SOURCES = ['lib-src', 'src/data', 'src/portal', 'docs'];

/** What pages say of the API agrees with it: statuses with their texts, calls, and names in code. */
export function checkFacts({pages}: ContentSite): Problem[] {
  const {calls, names} = readContract();
  const known = readKnownNames();
  return pages.flatMap((page) => [
    ...checkStatuses(page),
    ...listInlineCode(page).flatMap(({value, line}) => {
      const message = checkCall(value, calls) ?? checkName(value, names, known);
      return message === undefined ? [] : [{file: page.file, line, message}];
    }),
  ]);
}

const statusTexts = new Map(
  Object.entries(STATUS_CODES).map(([status, text]) => [text?.toLowerCase() ?? '', status]),
);

/** `404 Bad Request` names two statuses. */
const checkStatuses = ({file, text}: Page): Problem[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\b([1-5]\d\d)[ `*]+([A-Z][A-Za-z-]+(?: [A-Z][A-Za-z-]+)*)/g)].flatMap(
      ([, status = '', words = '']) => {
        const other = statusTexts.get(words.toLowerCase());
        return other === undefined || other === status || STATUS_CODES[status] === undefined
          ? []
          : [
              {
                file,
                line: index + 1,
                message: `status ${status} with the text of ${other}, got ${JSON.stringify(words)}. Expected: ${STATUS_CODES[status]}.`,
              },
            ];
      },
    ),
  );

interface Call {
  readonly method: string;
  /** `/vehicle/{region}` */
  readonly path: string;
  readonly pattern: RegExp;
}

interface Contract {
  readonly calls: readonly Call[];
  readonly names: ReadonlySet<string>;
}

let contract: Contract | undefined;

function readContract(): Contract {
  contract ??= createContract();
  return contract;
}

function createContract(): Contract {
  const names = new Set<string>();
  const calls = Object.values(loadAllContracts()).flatMap((document) => {
    const base = new URL(document.servers?.[0]?.url ?? hosts.api).pathname.replace(/\/$/, '');
    addNames(document, names);
    return listOperations(document).map(({method, path: below}) => ({
      method: method.toUpperCase(),
      path: base + below,
      pattern: new RegExp(
        `^${(base + below).replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}$`,
      ),
    }));
  });
  return {calls, names};
}

/** Names of parameters, headers and properties. */
function addNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const {name, in: place, properties, headers} = node as Readonly<Record<string, unknown>>;
  if (typeof name === 'string' && typeof place === 'string') names.add(name);
  for (const map of [properties, headers])
    if (typeof map === 'object' && map !== null) for (const key of Object.keys(map)) names.add(key);
  for (const value of Object.values(node)) addNames(value, names);
}

function checkCall(code: string, calls: readonly Call[]): string | undefined {
  const [, method = '', address = ''] = /^(GET|POST|PUT|PATCH|DELETE|HEAD) (\S+)$/.exec(code) ?? [];
  const below = address.startsWith(hosts.api) ? address.slice(hosts.api.length) : address;
  if (method === '' || !below.startsWith('/')) return undefined;
  const target = below.replace(/[?#].*/, '').replace(/<[^>]*>/g, 'x');
  const same = calls.filter(({pattern}) => pattern.test(target));
  if (same.some((call) => call.method === method)) return undefined;
  if (same.length > 0)
    return `call ${JSON.stringify(code)} is not in the contract. Expected: ${same.map((call) => call.method).join(' or ')} ${same[0]?.path}.`;
  const [, first = ''] = target.split('/');
  const roots = [
    ...new Set(
      calls
        .filter((call) => call.path.split('/').length > 2)
        .map((call) => call.path.split('/')[1] ?? ''),
    ),
  ];
  const root = roots.find(
    (candidate) => candidate === first || (candidate.length > 4 && distance(candidate, first) <= 2),
  );
  // Other paths are those of products that run elsewhere.
  if (root === undefined) return undefined;
  return `call ${JSON.stringify(code)} is not in the contract. Did you mean "${method} ${closest(
    target,
    calls.map((call) => call.path),
  )}"?`;
}

const NAME = /^[A-Za-z][\w-]{4,}$/;

/** A name that nothing has, one or two letters away from one of the contract. */
function checkName(
  code: string,
  names: ReadonlySet<string>,
  known: ReadonlySet<string>,
): string | undefined {
  const [, name = ''] = /^([\w-]+)(?:[:=].*)?$/.exec(code) ?? [];
  if (!NAME.test(name) || names.has(name) || known.has(name)) return undefined;
  const nearest = closest(name, [...names]);
  const edits = distance(name.toLowerCase(), nearest.toLowerCase());
  return edits === 0 || edits > (name.length > 8 ? 2 : 1) || isOnlyCase(name, names)
    ? undefined
    : `name ${JSON.stringify(name)} is not in the contract. Did you mean "${nearest}"?`;
}

/** Headers are the same in any case. */
const isOnlyCase = (name: string, names: ReadonlySet<string>): boolean =>
  [...names].some((candidate) => candidate.toLowerCase() === name.toLowerCase());

let knownNames: Set<string> | undefined;

function readKnownNames(): ReadonlySet<string> {
  if (knownNames !== undefined) return knownNames;
  knownNames = new Set();
  for (const folder of OTHER_SOURCES) {
    for (const file of listSources(path.join(REPOSITORY, folder))) {
      for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Za-z][\w-]{4,}/g))
        knownNames.add(word);
    }
  }
  return knownNames;
}

/** Pages are not among them, since a name of theirs is what is checked. */
function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'fixtures'].includes(entry.name) ? [] : listSources(file);
    return /\.(?:[cm]?[jt]sx?|json|py|sh|kt|ya?ml|toml)$/.test(entry.name) ? [file] : [];
  });
}

function listInlineCode(page: Page): {readonly value: string; readonly line: number}[] {
  const found: {value: string; line: number}[] = [];
  visit(
    page.tree,
    'inlineCode',
    ({value, position}) => void found.push({value, line: position?.start.line ?? 1}),
  );
  return found;
}
