import {Links} from './Links';
import type {PublicName, Reference} from './Reference';
import {writeClass} from './writeClass';
import {writeMethod} from './writeMethod';

/** The text of a name's page below its heading, in Markdown. */
export function writePage(entry: PublicName, reference: Reference): string {
  const links = new Links(reference.names, entry.name);
  const {definition, doc} = entry;
  if (definition.is === 'function') {
    const place = {name: entry.name, isMethod: false, level: 2};
    return join(writeMethod({definition, doc}, place, links));
  }
  const examples = doc.examples.length === 0 ? [] : ['## Example', ...doc.examples];
  if (definition.is === 'class') {
    const sections = writeClass(entry, definition, reference, links);
    return join([links.toText(doc.text), ...examples, ...sections]);
  }
  const {type, value} = definition;
  const annotation = type === undefined ? '' : `: ${type}`;
  const assigned = value === undefined ? '' : ` = ${value}`;
  // What the code cannot show: links.
  const linked = entry.kind === 'Type alias' && value !== undefined ? links.toType(value) : '';
  return join([
    `\`\`\`python\n${wrap(`${entry.name}${annotation}${assigned}`)}\n\`\`\``,
    links.toText(doc.text),
    ...examples,
    ...(linked.includes('](') ? ['## Type', linked] : []),
  ]);
}

/** The kind of a name, and the bases that a reader can look up. */
export function writeKind({kind, definition, name}: PublicName, reference: Reference): string {
  const links = new Links(reference.names, name);
  const bases = definition.is === 'class' ? reference.listPublicBases(definition) : [];
  const names = bases.map((base) => links.toType(base.replace(/^builtins\./, ''))).join(', ');
  return `**${kind}**${names === '' ? '' : ` extends ${names}`}`;
}

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** Members of a long union or literal on lines of their own. */
function wrap(code: string): string {
  const match = /^([^[]+\[)(.*)\]$/.exec(code);
  if (code.length <= 80 || match === null) return code;
  const parts = (match[2] ?? '').split(/, (?![^[]*\])/);
  return `${match[1]}\n${parts.map((part) => `    ${part},`).join('\n')}\n]`;
}
