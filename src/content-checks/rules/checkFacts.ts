import {STATUS_CODES} from 'node:http';
import {closest, distance} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import {listOperations, loadAllContracts} from '../../contract';
import {hosts} from '../../portal/product';
import {LoneNames} from '../LoneNames';
import type {Problem} from '../problem';
import {readSources} from '../readSources';
import type {ContentSite, Page} from '../site';

/** What pages say of the API agrees with it: statuses with their texts, calls, and names in code. */
export function checkFacts({pages, unread}: ContentSite): Problem[] {
  const {calls, names} = readContract();
  const known = readKnownNames();
  const loneNames = new LoneNames(
    [...pages.map(({text}) => text), ...unread.map(({source}) => source)],
    names,
  );
  return pages.flatMap((page) => [
    ...checkStatuses(page),
    ...listCode(page).flatMap(({value, line, isInline}) => {
      const message = isInline
        ? (checkCall(value, calls) ?? checkName(value, names, known))
        : undefined;
      const messages = message === undefined ? loneNames.check(value) : [message];
      return messages.map((text) => ({file: page.file, line, message: text}));
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
  knownNames ??= new Set(
    readSources().flatMap((text) => [...text.matchAll(/[A-Za-z][\w-]{4,}/g)].map(([word]) => word)),
  );
  return knownNames;
}

interface PageCode {
  readonly value: string;
  readonly line: number;
  readonly isInline: boolean;
}

/** Each piece of code in a sentence, and each line of a code block. */
function listCode(page: Page): PageCode[] {
  const found: PageCode[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode') found.push({value: node.value, line, isInline: true});
    // Other rules know the settings of these languages.
    if (node.type !== 'code' || /^(?:ya?ml|toml)$/.test(node.lang ?? '')) return;
    for (const [index, value] of node.value.split('\n').entries())
      found.push({value, line: line + 1 + index, isInline: false});
  });
  return found;
}
