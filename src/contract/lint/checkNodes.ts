import {closest, distance} from 'fastest-levenshtein';
import {extensionNames} from '../extensions';
import {isObject} from '../isObject';
import type {SpecProblem, SpecSource} from './SpecSource';
import {walkNodes, type SpecNode} from './walkNodes';

const MEDIA_TYPE =
  /^(?:application|audio|font|image|message|model|multipart|text|video|\*)\/[\w.+*-]+(?:;.*)?$/;
/**
 * Kinds of `application/…` that are in use; any other is treated as a typo until it is added here.
 */
const APPLICATION_TYPES = [
  'json',
  'xml',
  'octet-stream',
  'x-www-form-urlencoded',
  'pdf',
  'zip',
  'gzip',
  'yaml',
  'problem+json',
  'problem+xml',
  'jose',
  'jwt',
  'ld+json',
  'x-ndjson',
  'jsonl',
  'javascript',
  'cbor',
  'msgpack',
  'graphql',
];

/** Reports a problem at a key of the node; the empty key is the node itself. */
type Report = (key: string, message: string) => void;

/** Bodies and our own fields are what they look like, wherever they are. */
export function checkNodes(source: SpecSource): SpecProblem[] {
  const problems: SpecProblem[] = [];
  walkNodes(source.content, (node, at) => {
    const report: Report = (key, message) =>
      void problems.push(source.problem([...at, ...(key === '' ? [] : [key])], message));
    checkMediaTypes(node, (type, message) =>
      problems.push(source.problem([...at, 'content', ...(type === '' ? [] : [type])], message)),
    );
    checkExtensions(node, report);
    checkColons(node, (keys, message) => problems.push(source.problem([...at, ...keys], message)));
    if (typeof node['url'] === 'string' && /^http:\/\//.test(node['url']))
      report('url', `address ${JSON.stringify(node['url'])} is not encrypted. Expected: https:.`);
  });
  return problems;
}

function checkMediaTypes({content}: SpecNode, report: Report): void {
  if (!isObject(content)) return;
  if (Object.keys(content).length === 0)
    report('', '`content` is empty. Expected: a media type, such as application/json.');
  for (const type of Object.keys(content)) {
    const sub = /^application\/([^;]+)/.exec(type)?.[1]?.trim();
    const isKnown =
      MEDIA_TYPE.test(type) &&
      (sub === undefined ||
        APPLICATION_TYPES.includes(sub) ||
        /^vnd\.|^x-|\+/.test(sub) ||
        sub === '*');
    if (!isKnown) {
      report(
        type,
        `media type ${JSON.stringify(type)} is unknown. Did you mean "application/${closest(sub ?? type, APPLICATION_TYPES)}"?`,
      );
    }
  }
}

/** A new field of somebody's own is welcome, a misspelled one of ours does nothing. */
function checkExtensions(node: SpecNode, report: Report): void {
  for (const key of Object.keys(node)) {
    const nearest =
      key.startsWith('x-') && !extensionNames.includes(key) ? closest(key, extensionNames) : key;
    if (nearest !== key && distance(nearest, key) <= 2)
      report(key, `\`${key}\` is unknown. Did you mean "${nearest}"?`);
  }
}

/** The second of two colons belongs to the name, as YAML reads it. */
function checkColons(node: SpecNode, report: (at: string[], message: string) => void): void {
  for (const [key, names] of Object.entries(node)) {
    if (!isObject(names)) continue;
    for (const name of Object.keys(names).filter((one) => one.endsWith(':'))) {
      const message = `name ${JSON.stringify(name)} ends with a colon. Fix: remove one of the two.`;
      report([key, name], message);
    }
  }
}
