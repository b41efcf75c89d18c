const ADMONITION = 'a line with :::note, and one with ::: after its text';
const SECTION = 'a heading, such as ## Section';
const TABS = '<Tabs> with a <TabItem> for each tab';
const LIST = 'a list, such as "- item"';
const TABLE = 'a table of Markdown';
const IMAGE = '![what it shows](./image.png)';
const PLAIN = 'the text alone';
const CODE = '`code`';
const MEDIA = 'a link to it';

/**
 * Components of other documentation tools, those of the theme that need an import, and elements of
 * HTML, and what says the same in our documents.
 */
export const foreignMarkup: ReadonlyMap<string, string> = new Map([
  ...['Note', 'Info', 'Check', 'Callout', 'Aside', 'Alert'].map(toEntry(ADMONITION)),
  ['Tip', ADMONITION.replace('note', 'tip')],
  ...['Warning', 'Caution'].map(toEntry(ADMONITION.replace('note', 'warning'))),
  ['Danger', ADMONITION.replace('note', 'danger')],
  ['Tabs', "import Tabs from '@theme/Tabs'; at the top"],
  ['TabItem', "import TabItem from '@theme/TabItem'; at the top"],
  ...['Tab', 'CodeGroup', 'CodeBlocks', 'CodeTabs'].map(toEntry(TABS)),
  ...['Step', 'Steps'].map(toEntry('a numbered list, or a heading for each step')),
  ...['Accordion', 'AccordionGroup', 'Expandable', 'Collapse'].map(toEntry(SECTION)),
  ...['Card', 'Cards', 'CardGroup', 'CardGrid', 'LinkCard'].map(
    toEntry('a list of links, such as "- [text](./page.mdx)"'),
  ),
  ...['ParamField', 'ResponseField', 'Properties', 'Property'].map(toEntry(TABLE)),
  ...['Image', 'Frame', 'Figure', 'img', 'figure', 'picture'].map(toEntry(IMAGE)),
  ['Link', '[text](./page.mdx)'],
  ['a', '[text](./page.mdx)'],
  ...['b', 'strong'].map(toEntry('**text**')),
  ...['i', 'em'].map(toEntry('*text*')),
  ...['code', 'kbd', 'tt'].map(toEntry(CODE)),
  ['pre', 'a code fence'],
  ['br', 'a list or a new paragraph'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'details', 'summary'].map(toEntry(SECTION)),
  ...['ul', 'ol', 'li', 'dl'].map(toEntry(LIST)),
  ...['table', 'tr', 'td', 'th'].map(toEntry(TABLE)),
  ...['div', 'span', 'p', 'center', 'font', 'u', 'small'].map(toEntry(PLAIN)),
  ...['iframe', 'video', 'audio', 'embed', 'object'].map(toEntry(MEDIA)),
]);

function toEntry(instead: string): (name: string) => [string, string] {
  return (name) => [name, instead];
}
