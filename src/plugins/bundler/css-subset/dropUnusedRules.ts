import type {AtRule, Declaration, Plugin, Root, Rule} from 'postcss';
import {findUsedProperties} from './findUsedProperties';

/**
 * Parts of Infima that no page shows or that `src/css` lays out itself, by the first word of their
 * class names.
 */
const UNUSED_FAMILIES = [
  'avatar',
  'badge',
  'breadcrumbs',
  'button',
  'button-group',
  'card',
  'close',
  'hero',
  'pagination',
  'pagination-nav',
  'pills',
];

/**
 * Single classes of parts that are shown otherwise: variants, the twelve-column grid, spacing
 * helpers.
 */
const UNUSED_CLASSES = [
  /^alert--(primary|secondary|success|info|warning|danger)$/,
  /^col--/,
  /^row--/,
  /^(navbar|footer)--(dark|primary)$/,
  /^(margin|padding)-(horiz|left|right)--/,
  /^(margin|padding)--/,
  /^(margin|padding)-(top|bottom|vert)--(none|xs|sm|xl)$/,
  /^margin-(bottom--lg|vert--(md|lg))$/,
  /^padding-(bottom--md|top--lg|vert--)/,
  /^container--fluid$/,
  /^shadow--/,
  /^text--(justify|left|light|normal|semibold|bold|italic|uppercase|lowercase|capitalize|no-decoration|break|primary|secondary|success|info|warning|danger)$/,
  /^tabs--block$/,
  /^navbar__(search|items--center|logo)/,
  /^footer__(link-separator|logo)$/,
  /^alert__/,
  /^dropdown--(up|nocaret)/,
  // The sidebar of the documents cannot be hidden, and the article has its own margin.
  /^doc(ItemWrapper|MainContainer)Enhanced$|^docSidebarContainerHidden$|^sidebarHidden$|^docItemContainer$/,
  // The bar of breadcrumbs is spaced by our own style.
  /^breadcrumbsContainer$/,
  // HTML in a sidebar.
  /^menuHtmlItem$/,
  // The glow at the end of the bar that shows while a page is loaded.
  /^peg$/,
];

/**
 * Classes that pages do show although their rules are left out: `src/css` styles these parts, or
 * they look right without.
 */
export const RESTYLED: readonly string[] = [
  'breadcrumbs',
  'breadcrumbs__item',
  'breadcrumbs__item--active',
  'breadcrumbs__link',
  'card',
  'close',
  'col--3',
  'col--6',
  'footer__logo',
  'margin-bottom--sm',
  'padding--lg',
  'pagination-nav',
  'pagination-nav__label',
  'pagination-nav__link',
  'pagination-nav__link--next',
  'pagination-nav__link--prev',
  'pagination-nav__sublabel',
];

/** Style modules of theme parts that are never rendered here, or that `src/css` lays out itself. */
const UNUSED_MODULES =
  /theme-classic\/lib\/theme\/(Blog\w*|Tags?\w*|DocTag\w+|DocItem\/Layout|DocCard|DocCardList|DocSidebar\/Desktop\/CollapseButton|DocRoot\/Layout\/Sidebar\/ExpandButton|Footer\/Logo)\//;

const FRAMEWORK = /node_modules\/(infima|@docusaurus)\//;
const INFIMA = /node_modules\/infima\//;

interface Options {
  /** Custom properties that styles outside the framework's sheet read. */
  readonly read: ReadonlySet<string>;
  /** Custom properties that the site's tokens override. */
  readonly replaced: ReadonlySet<string>;
}

/**
 * A PostCSS step that works on the framework's files only; the site's own CSS is written frugally
 * by hand.
 *
 * @param findOptions reads many files, so it is called for the sheet that needs them
 * @returns the PostCSS plugin
 */
export function dropUnusedRules(findOptions: () => Options): Plugin {
  return {
    postcssPlugin: 'portal-drop-unused-rules',
    Once(root) {
      const file = (root.source?.input.file ?? '').replaceAll('\\', '/');
      if (!FRAMEWORK.test(file)) return;
      if (UNUSED_MODULES.test(file)) return void root.removeAll();
      collect(root, 'rule').forEach(dropSelectors);
      if (INFIMA.test(file)) dropProperties(root, findOptions());
      collect(root, 'rule').forEach(dropIfEmpty);
      collect(root, 'atrule')
        .filter(({name}) => name === 'media')
        .forEach(dropIfEmpty);
    },
  };
}

interface NodesByType {
  rule: Rule;
  decl: Declaration;
  atrule: AtRule;
}

/**
 * All nodes of a type, gathered before any goes: walking while removing skips neighbours of what
 * was removed.
 */
function collect<Type extends keyof NodesByType>(root: Root, type: Type): NodesByType[Type][] {
  const nodes: NodesByType[Type][] = [];
  root.walk((node) => {
    if (node.type === type) nodes.push(node as NodesByType[Type]);
  });
  return nodes;
}

function dropProperties(root: Root, {read, replaced}: Options): void {
  const properties = collect(root, 'decl').filter(({prop}) => prop.startsWith('--ifm-'));
  for (const declaration of properties) {
    const isRoot =
      declaration.parent?.type === 'rule' &&
      /^(:root|html)/.test((declaration.parent as Rule).selector);
    if (isRoot && replaced.has(declaration.prop)) declaration.remove();
  }
  const used = findUsedProperties(root, read);
  for (const declaration of properties) if (!used.has(declaration.prop)) declaration.remove();
}

function dropSelectors(rule: Rule): void {
  const used = rule.selectors.filter((selector) => !isUnused(selector));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** Frames, which the policy of the site forbids, and pictures with attributes of HTML 3. */
const UNUSED_ELEMENTS = /^(iframe|img\[align)/;

function isUnused(selector: string): boolean {
  if (UNUSED_ELEMENTS.test(selector)) return true;
  const classes = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1] ?? '');
  return classes.some(
    (name) =>
      UNUSED_FAMILIES.includes(name.split(/__|--/)[0] ?? '') ||
      UNUSED_CLASSES.some((pattern) => pattern.test(name)),
  );
}

function dropIfEmpty(container: Rule | AtRule): void {
  if (container.nodes?.length === 0) container.remove();
}
