import {existsSync} from 'node:fs';
import path from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {limits} from '../../data/limits';
import {checkObjects} from '../checkObjects';
import {foreignMarkup} from '../foreignMarkup';
import type {Problem} from '../problem';
import {readGlobalComponents, readProperties, type ComponentProperties} from '../readComponents';
import type {ContentSite, Page} from '../site';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Components are known or imported, and get the properties that they declare. */
export function checkComponents({root, pages}: ContentSite): Problem[] {
  const globals = readGlobalComponents();
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const imported = listImported(root, page);
    const used = new Set<string>();
    visit(page.tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = node.name?.split('.')[0] ?? '';
      used.add(name);
      // Lower case is HTML, which another rule stops.
      if (!/^[A-Z]/.test(name)) return;
      const report = (message: string, line = node.position?.start.line ?? 1): void =>
        void problems.push({file: page.file, line, message});
      if (!imported.has(name) && !globals.has(name)) {
        report(explainUnknown(root, name, [...globals.keys(), ...imported.keys()]));
      } else {
        checkProperties(
          node,
          imported.has(name) ? imported.get(name)?.properties : globals.get(name),
          report,
        );
      }
    });
    for (const [name, {line}] of imported) {
      // Data is used in expressions, components as elements.
      if (
        !used.has(name) &&
        !new RegExp(`\\b${name}\\b`).test(page.text.replace(/^import .*$/gm, ''))
      ) {
        problems.push({
          file: page.file,
          line,
          message: `\`${name}\` is imported and not used. Fix: remove the import.`,
        });
      }
    }
    return problems;
  });
}

function explainUnknown(root: string, name: string, known: readonly string[]): string {
  if (existsSync(path.join(root, 'src/components', name)))
    return `component <${name}> is not imported. Fix: import ${name} from '@site/src/components/${name}';`;
  const instead = foreignMarkup.get(name);
  if (instead !== undefined) return `component <${name}> is unknown. Expected: ${instead}.`;
  const nearest = closest(name, known);
  const isNear = distance(name, nearest) * 3 <= name.length;
  return `component <${name}> is unknown. ${isNear ? `Did you mean <${nearest}>? ` : ''}Fix: correct or import it.`;
}

interface Imported {
  readonly line: number;
  readonly properties: ComponentProperties;
}

function listImported(root: string, page: Page): Map<string, Imported> {
  const found = new Map<string, Imported>();
  visit(page.tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = String(statement.source.value);
      const place = source.startsWith('@site/')
        ? path.join(root, source.slice('@site/'.length))
        : undefined;
      for (const {local, type} of statement.specifiers) {
        found.set(local.name, {
          line: statement.loc?.start.line ?? 1,
          properties:
            place === undefined || type !== 'ImportDefaultSpecifier'
              ? undefined
              : readProperties(place),
        });
      }
    }
  });
  return found;
}

function checkProperties(
  node: Element,
  properties: ComponentProperties,
  report: (message: string, line?: number) => void,
): void {
  if (
    properties === undefined ||
    node.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')
  )
    return;
  const given = new Set(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [],
    ),
  );
  for (const [name, {isRequired}] of properties) {
    if (isRequired && name !== 'children' && !given.has(name)) {
      report(
        `<${node.name}> lacks its property \`${name}\`. Expected: ${[...properties.keys()].join(', ')}.`,
      );
    }
  }
  if (properties.get('children')?.isRequired === true && node.children.length === 0)
    report(`<${node.name}> is empty. Expected: text between its tags.`);
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || /^on[A-Z]|^(?:style|key)$/.test(attribute.name))
      continue;
    const problem = checkAttribute(node.name, attribute, properties);
    if (problem !== undefined) report(problem);
    const fields = properties.get(attribute.name)?.fields;
    if (fields === undefined || typeof attribute.value !== 'object') continue;
    const name = `\`${attribute.name}\` of <${node.name}>`;
    for (const {line, message} of checkObjects(attribute.value?.data?.estree, name, fields))
      report(message, line);
  }
}

function checkAttribute(
  component: string | null,
  {name, value}: MdxJsxAttribute,
  properties: NonNullable<ComponentProperties>,
): string | undefined {
  const property = properties.get(name);
  if (property === undefined) {
    const names = properties.size === 0 ? 'none' : [...properties.keys()].join(', ');
    return `<${component}> has no property \`${name}\`. Expected: ${names}.`;
  }
  if (typeof value !== 'string') return undefined;
  if (/^(?:number|boolean)$/.test(property.type))
    return `\`${name}\` of <${component}> is a ${property.type}, got ${JSON.stringify(value)}. Expected: ${name}={${value}}.`;
  if (component === 'Limit' && !Object.hasOwn(limits, value))
    return `limit ${JSON.stringify(value)} is unknown. Did you mean "${closest(value, Object.keys(limits))}"?`;
  return undefined;
}
