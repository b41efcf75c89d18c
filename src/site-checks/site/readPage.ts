import type {Element, Nodes} from 'hast';
import {findAll, getAttributes, parsePage, toRawText} from '../../build/html';

/**
 * `link` is followed by readers, `resource` is loaded by the page, `address` names a page to
 * machines.
 */
type ReferenceKind = 'link' | 'resource' | 'address';

/** A reference from a page to something: a link, a picture, a style sheet. */
export interface SiteReference {
  readonly kind: ReferenceKind;
  readonly element: string;
  readonly attribute: string;
  readonly value: string;
  /** Text of a link. */
  readonly text: string;
}

/** What the checks need to know of a built page. */
export interface SitePage {
  /** File below the build folder. */
  readonly file: string;
  /** Address below the origin, without a slash at the end. */
  readonly route: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonicals: readonly string[];
  /** Asks search engines to leave it out. */
  readonly isHidden: boolean;
  /** Where the page sends its reader at once. */
  readonly redirect: string | undefined;
  readonly ids: ReadonlySet<string>;
  readonly repeatedIds: ReadonlySet<string>;
  /** Number of `h1`. */
  readonly headings: number;
  readonly references: readonly SiteReference[];
  /** What a reader sees, without code. */
  readonly text: string;
}

const ATTRIBUTES: Readonly<Record<string, readonly [ReferenceKind, ...string[]]>> = {
  a: ['link', 'href'],
  area: ['link', 'href'],
  form: ['link', 'action'],
  img: ['resource', 'src', 'srcset'],
  source: ['resource', 'src', 'srcset'],
  script: ['resource', 'src', 'data-scripts'],
  video: ['resource', 'src', 'poster'],
  audio: ['resource', 'src'],
  track: ['resource', 'src'],
  input: ['resource', 'src'],
  use: ['resource', 'href'],
  image: ['resource', 'href'],
};
const RESOURCE_LINK =
  /\b(stylesheet|icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch)\b/i;
const ADDRESS_META =
  /^(og:(image|url|video|audio)(:(secure_)?url)?|twitter:(image|player)(:src)?)$/;

/** Reads what one built page says and refers to. */
export function readPage(file: string, html: string, base: string): SitePage {
  const found = {
    title: '',
    description: undefined as string | undefined,
    canonicals: [] as string[],
    isHidden: false,
    redirect: undefined as string | undefined,
    ids: new Set<string>(),
    repeatedIds: new Set<string>(),
    headings: 0,
    references: [] as SiteReference[],
  };
  const document = parsePage(html);
  for (const element of findAll(document)) readElement(element, found);
  const route = `${base}/${file}`.replace(/\/?(index)?\.html$/, '').replace(/\/$/, '');
  return {file, route: route === '' ? base : route, text: toProse(document), ...found};
}

type Found = {
  -readonly [
    Key in Exclude<keyof SitePage, 'file' | 'route' | 'text'>
  ]: SitePage[Key] extends ReadonlySet<string>
    ? Set<string>
    : SitePage[Key] extends readonly (infer Item)[]
      ? Item[]
      : SitePage[Key];
};

function readElement(element: Element, found: Found): void {
  const {tagName} = element;
  const attributes = getAttributes(element);
  const id = attributes.get('id');
  if (id !== undefined) (found.ids.has(id) ? found.repeatedIds : found.ids).add(id);
  if (tagName === 'h1') found.headings += 1;
  if (tagName === 'title' && found.title === '') found.title = toRawText(element);
  if (tagName === 'meta') readMeta(attributes, found);
  if (tagName === 'link') readLink(attributes, found);
  if (tagName === 'script' && attributes.get('type') === 'application/ld+json')
    found.references.push(...readLinkedData(toRawText(element)));
  const [kind, ...names] = ATTRIBUTES[tagName] ?? ['link'];
  for (const attribute of names) {
    for (const value of splitValue(attribute, attributes.get(attribute))) {
      found.references.push({
        kind,
        element: tagName,
        attribute,
        value,
        text: tagName === 'a' ? toRawText(element) : '',
      });
    }
  }
}

/** `srcset` and the loader's list of scripts name several files. */
function splitValue(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  if (attribute === 'srcset')
    return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return attribute === 'data-scripts' ? value.split(/\s+/).filter((item) => item !== '') : [value];
}

function readMeta(attributes: ReadonlyMap<string, string>, found: Found): void {
  const name = attributes.get('name') ?? attributes.get('property') ?? '';
  const content = attributes.get('content') ?? '';
  if (name === 'description') found.description = content;
  if (name === 'robots' && /\bnoindex\b/i.test(content)) found.isHidden = true;
  if (attributes.get('http-equiv')?.toLowerCase() === 'refresh')
    found.redirect = /url\s*=\s*(.*)/i.exec(content)?.[1]?.trim() ?? '';
  if (ADDRESS_META.test(name)) {
    found.references.push({
      kind: 'address',
      element: 'meta',
      attribute: name,
      value: content,
      text: '',
    });
  }
}

function readLink(attributes: ReadonlyMap<string, string>, found: Found): void {
  const rel = attributes.get('rel') ?? '';
  const kind = RESOURCE_LINK.test(rel) ? 'resource' : 'address';
  const value = attributes.get('href');
  if (value !== undefined)
    found.references.push({kind, element: 'link', attribute: `rel=${rel} href`, value, text: ''});
  if (rel === 'canonical') found.canonicals.push(value ?? '');
  for (const candidate of splitValue('srcset', attributes.get('imagesrcset'))) {
    found.references.push({
      kind,
      element: 'link',
      attribute: 'imagesrcset',
      value: candidate,
      text: '',
    });
  }
}

/** The addresses of pages in JSON-LD; `@context` and `@id` are names. */
function readLinkedData(json: string): SiteReference[] {
  const values: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && /^(item|url|image|logo)$/.test(key)) values.push(value);
    return value;
  });
  return values.map((value) => ({
    kind: 'address',
    element: 'script',
    attribute: 'application/ld+json',
    value,
    text: '',
  }));
}

const CODE = new Set(['script', 'style', 'code', 'pre', 'template']);

/** Text of a page without code. */
function toProse(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && CODE.has(node.tagName)) return '';
  return 'children' in node ? node.children.map(toProse).join('') : '';
}
