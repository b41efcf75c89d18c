import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './highlight';
import {describeKnownLanguages, isKnownLanguage} from './languages';
import {parseMetastring} from './parseMetastring';

/**
 * Highlights fences in the build: `<code>` gets its markup as the property `html`, which
 * `CodeBlock` shows.
 *
 * @throws Error that names file and line of a fence in an unknown language
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (code, _index, parent) => {
      if (code.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const language = getLanguage(code);
      if (!isKnownLanguage(language)) {
        const place = `${path.relative(process.cwd(), file.path)}:${code.position?.start.line ?? '?'}`;
        throw new Error(
          `${place}: unknown language of a code block, got "${language}". ${describeKnownLanguages(language)}`,
        );
      }
      const {title, ...lines} = parseMetastring(String(code.properties.metastring ?? ''));
      const {html} = highlight(getText(code).replace(/\n$/, ''), language, lines);
      code.properties = {language, html, ...(title !== undefined && {title})};
      code.children = [];
    });
  };
}

function getLanguage({properties}: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return (
    classes
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length)
      .toLowerCase() ?? 'text'
  );
}

function getText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(getText).join('') : '';
}
