import {baseUrl} from './product';

/**
 * Path of the Markdown version of a page below the origin: the path of the page with `.md`.
 *
 * @param route path of the page, with or without a slash at the end
 * @example toMarkdownPath('/docs/content/faq') // '/docs/content/faq.md'
 */
export function toMarkdownPath(route: string): string {
  const plain = route.replace(/\/$/, '');
  return `${plain}${`${plain}/` === baseUrl ? '/index' : ''}.md`;
}
