import {limits, toLimitText} from '../../data/limits';
import {billedStatuses} from '../../data/errors';
import {DOWNLOADS, packages, toPackageArgument} from '../../portal/packages';
import {DEFAULT_KEY} from '../../data/testKeys';
import {hosts, names, product} from '../../portal/product';
import {settings} from '../../portal/settings';
import {apiIds, listErrors, type ApiId, type ContractDocument} from '../../contract';
import type {ReadingStop} from './listInReadingOrder';
import type {MarkdownVersion} from './createMarkdownVersion';

/** What the list of the site for language models is made of. */
export interface LlmsTextOptions {
  readonly title: string;
  readonly tagline: string;
  /** Address of the site, with a slash at the end. */
  readonly address: string;
  readonly date: string;
  readonly versions: readonly MarkdownVersion[];
  readonly order: readonly ReadingStop[];
  readonly contracts: Readonly<Record<ApiId, ContractDocument>>;
  /** Bytes of `llms-full.txt`. */
  readonly fullSize: number;
}

/**
 * The site for language models: what they need to know before they read or call, and where
 * everything is (llmstxt.org).
 */
export function toLlmsText(options: LlmsTextOptions): string {
  const {title, tagline, versions, order, address, contracts, fullSize} = options;
  const byRoute = new Map(versions.map((version) => [version.route, version]));
  // A tool has a chapter, also when the sidebar of the documents leads to it.
  const isTool = ({url}: MarkdownVersion): boolean =>
    ['tools/', DOWNLOADS, 'changes.md'].some((path) => url.startsWith(address + path));
  const stops = order.flatMap(({route, chapter}) => {
    const version = byRoute.get(route);
    return version === undefined || isTool(version)
      ? []
      : [{version, chapter: chapter || 'Documentation'}];
  });
  const chapters = [...new Set(stops.map(({chapter}) => chapter))];
  return [
    `# ${title}\n\n> ${tagline}. ${product.name} reads license plates, makes and models, hazard markings and the codes of containers, wagons and trucks.`,
    toInstructions(options),
    ...chapters.map((chapter) =>
      toChapter(
        chapter,
        stops.flatMap((stop) => (stop.chapter === chapter ? [toLine(stop.version)] : [])),
      ),
    ),
    toChapter('Tools and changes', versions.filter(isTool).map(toLine)),
    toChapter('Machine-readable files', [
      ...apiIds.flatMap((id) => [
        `- [${contracts[id].info.title}, OpenAPI ${contracts[id].openapi} as JSON](${address}api/${id}.json): version ${contracts[id].info.version}; the same as [YAML](${address}api/${id}.yaml) and as a [Postman collection](${address}api/${id}.postman.json)`,
      ]),
      `- [Errors](${address}errors.json): every documented error with status, code, message, cause, remedy, billing, retry advice and operations; shape: [schema](${address}errors.schema.json)`,
      `- [Packages](${address}${DOWNLOADS}/downloads.json): libraries and sandbox with address, size and SHA-512`,
      `- [Changes](${address}changes.json): every release of the APIs and libraries, breaking changes first; the dated ones as an [Atom feed](${address}changes/feed.xml); shape: [schema](${address}changes.schema.json)`,
      `- [Limits](${address}limits.json): limits and plans as numbers with units; shape: [schema](${address}limits.schema.json)`,
    ]),
    toChapter('Optional', [
      `- [Everything in one file](${address}llms-full.txt): all pages in reading order, ${toSizeText(fullSize)}`,
      ...versions.filter(({kind}) => kind === 'home').map(toLine),
      ...versions.filter(({kind}) => kind === 'category').map(toLine),
    ]),
    '',
  ].join('\n\n');
}

function toInstructions({address, contracts, date}: LlmsTextOptions): string {
  const schemes = contracts.vehicle.components?.securitySchemes ?? {};
  const header = Object.values(schemes)[0]?.name ?? '';
  return [
    'Before you answer or write code:',
    '',
    `- Base URL: \`${hosts.api}\`, the nearest region. Pinned to one region: \`${hosts.apiEu}\` or \`${hosts.apiUs}\`. Take paths from the OpenAPI files below, do not guess them.`,
    `- Authentication: the header \`${header}\`, with a key of the [console](${hosts.console}). Read it from the environment (samples use \`${names.apiKeyVariable}\`); never write a key into code, a page or an app.`,
    `- Try without a key: \`npx ${toPackageArgument(packages.sandbox, settings)}\` serves the whole API at \`${hosts.sandbox}\`, key \`${DEFAULT_KEY}\`, with nothing sent or charged. There is no public sandbox host. [The workbench](${address}tools/workbench) and the pages of the API reference run it in the browser.`,
    `- Billing: only responses ${toList(billedStatuses)} of a recognition are billed. Do not repeat a request unchanged after ${toList(billedStatuses.filter((status) => status >= 400))}: correct it. After ${toList(listRetryable(contracts))} wait longer before each new attempt, with jitter: these responses cost nothing.`,
    `- A request has at most ${toLimitText('imageMegabytes').replace('\u00a0', ' ')} (${limits.imageBytes.value} bytes). All limits and plans: [limits.json](${address}limits.json). All errors: [errors.json](${address}errors.json).`,
    `- Versions: ${apiIds.map((id) => `${contracts[id].info.title} ${contracts[id].info.version}`).join(', ')}; documentation ${product.docsVersion}, built from sources of ${date}.`,
    '',
    `Every page is Markdown at its own address with \`.md\` instead of the slash at its end: \`${address}content/faq\` → \`${address}content/faq.md\`. Pages that are long list their parts.`,
    'Links in these files lead to the pages for people, so that you can cite them; put `.md` before the `#` to read on. Headings name their anchors, `{#like-this}`, where these do not follow from their text.',
  ].join('\n');
}

/** Statuses after which the contract advises another attempt, and which cost nothing. */
function listRetryable(contracts: LlmsTextOptions['contracts']): number[] {
  const failures = apiIds.flatMap((id) => listErrors(contracts[id]));
  return [
    ...new Set(
      failures
        .filter(({retry, billed}) => retry.when === 'with-backoff' && !billed)
        .map(({status}) => status),
    ),
  ].sort((one, other) => one - other);
}

const toList = (items: readonly (number | string)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const toChapter = (title: string, lines: readonly string[]): string =>
  `## ${title}\n\n${lines.join('\n')}`;

const toLine = ({title, url, description}: MarkdownVersion): string =>
  `- [${title}](${url}): ${description}`;

const toSizeText = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
