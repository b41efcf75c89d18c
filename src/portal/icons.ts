import {baseUrl} from './product';

/** For programs that take no SVG icon; the SVG itself is `favicon` of the configuration. */
export const iconTags = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}},
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  },
];
