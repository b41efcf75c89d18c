import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Aligns table cells by class: the default is a `style` attribute, which the
 * Content-Security-Policy blocks.
 */
export function rehypeTableAlign() {
  return (tree: Root): void => {
    visit(tree, 'element', ({properties}) => {
      const {align} = properties;
      if (align === undefined) return;
      delete properties.align;
      // Text is left-aligned by default.
      if (align === 'center' || align === 'right') properties.className = [`text--${align}`];
    });
  };
}
