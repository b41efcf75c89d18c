import {baseUrl} from './product';

/**
 * Where the Markdown of a page stands, below the origin: its address with `.md`.
 *
 * @param route path of the page, with or without a slash at the end
 * @example toMarkdownPath('/docs/content/faq') // '/docs/content/faq.md'
 */
export function toMarkdownPath(route: string): string {
  const plain = route.replace(/\/$/, '');
  return `${plain}${`${plain}/` === baseUrl ? '/index' : ''}.md`;
}
