const SECTION = 'a heading, such as ## Section';
const TABLE = 'a table of Markdown';
const IMAGE = '![what it shows](./image.png)';
const LINK = '[text](./page.mdx)';

/**
 * Components of other documentation tools, those of the theme that need an import, and elements of
 * HTML, and what says the same in our documents.
 */
export const foreignMarkup: ReadonlyMap<string, string> = new Map([
  ...giveAll(['Note', 'Check', 'Callout', 'Aside', 'Alert'], asAdmonition('note')),
  ...giveAll(['Info'], asAdmonition('info')),
  ...giveAll(['Tip'], asAdmonition('tip')),
  ...giveAll(['Warning', 'Caution'], asAdmonition('warning')),
  ...giveAll(['Danger'], asAdmonition('danger')),
  ...giveAll(['Tabs'], "import Tabs from '@theme/Tabs'; at the top"),
  ...giveAll(['TabItem'], "import TabItem from '@theme/TabItem'; at the top"),
  ...giveAll(
    ['Tab', 'CodeGroup', 'CodeBlocks', 'CodeTabs'],
    '<Tabs> with a <TabItem> for each tab',
  ),
  ...giveAll(['Step', 'Steps'], 'a numbered list, or a heading for each step'),
  ...giveAll(['Accordion', 'AccordionGroup', 'Expandable', 'Collapse'], SECTION),
  ...giveAll(
    ['Card', 'Cards', 'CardGroup', 'CardGrid', 'LinkCard'],
    `a list of links, such as "- ${LINK}"`,
  ),
  ...giveAll(['ParamField', 'ResponseField', 'Properties', 'Property'], TABLE),
  ...giveAll(['Image', 'Frame', 'Figure', 'img', 'figure', 'picture'], IMAGE),
  ...giveAll(['Link', 'a'], LINK),
  ...giveAll(['b', 'strong'], '**text**'),
  ...giveAll(['i', 'em'], '*text*'),
  ...giveAll(['code', 'kbd', 'tt'], '`code`'),
  ...giveAll(['pre'], 'a code fence'),
  ...giveAll(['br'], 'a list or a new paragraph'),
  ...giveAll(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'details', 'summary'], SECTION),
  ...giveAll(['ul', 'ol', 'li', 'dl'], 'a list, such as "- item"'),
  ...giveAll(['table', 'tr', 'td', 'th'], TABLE),
  ...giveAll(['div', 'span', 'p', 'center', 'font', 'u', 'small'], 'the text alone'),
  ...giveAll(['iframe', 'video', 'audio', 'embed', 'object'], 'a link to it'),
]);

function giveAll(names: readonly string[], instead: string): [string, string][] {
  return names.map((name) => [name, instead]);
}

function asAdmonition(kind: string): string {
  return `a line with :::${kind}, and one with ::: after its text`;
}
