import path from 'node:path';
import {codeLanguages, createCode} from './createCode';
import {capitalise, titleWords, Writer} from './Writer';

interface PlannedPage {
  readonly index: number;
  readonly category: number;
  readonly topic: number;
  readonly title: string;
  /** Path of the file below the documents, without its extension. */
  readonly place: string;
}

/**
 * Documents for measurements: pages of 600 to 900 words with code, a table, an admonition and links, ten to a topic and
 * fifty to a category. The same number gives the same bytes.
 *
 * @returns texts by file
 */
export function createCorpus(count: number): Map<string, string> {
  const pages = Array.from({length: count}, (_, index) => planPage(index));
  const files = new Map<string, string>();
  for (const {category, topic, place} of pages) {
    const folder = path.posix.dirname(place);
    files.set(
      `${path.posix.dirname(folder)}/_category_.json`,
      toJson({label: `Category ${category}`, position: category + 1}),
    );
    files.set(
      `${folder}/_category_.json`,
      toJson({label: `Topic ${category}.${topic}`, position: topic}),
    );
  }
  for (const page of pages) files.set(`${page.place}.md`, writePage(page, pages));
  const first = pages[0];
  files.set(
    'index.md',
    `---\ntitle: Documentation\nslug: /\nsidebar_position: 1\n---\n\n# Documentation\n\nStart with [${first?.title}](./${first?.place}.md).\n`,
  );
  return files;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

function planPage(index: number): PlannedPage {
  const topics = Math.floor(index / 10);
  const category = Math.floor(topics / 5) + 1;
  const topic = (topics % 5) + 1;
  const noun = titleWords[(index * 7) % titleWords.length] ?? '';
  const other = titleWords[(index * 13 + 5) % titleWords.length] ?? '';
  return {
    index,
    category,
    topic,
    title: `${capitalise(noun)} ${other} ${index + 1}`,
    place: `category-${twoDigits(category)}/topic-${twoDigits(topic)}/${noun}-${other}-${index + 1}`,
  };
}

function writePage(page: PlannedPage, pages: readonly PlannedPage[]): string {
  const writer = new Writer(1_000_003 + page.index);
  const firstCode = Math.floor(writer.draw() * 4);
  const link = (step: number): string => {
    const target = pages[(page.index + step * 17 + 1) % pages.length];
    return `[${target?.title}](${path.posix.relative(path.posix.dirname(page.place), target?.place ?? '').replace(/^(?!\.)/, './')}.md)`;
  };
  const fence = (index: number): string => {
    const language = codeLanguages[index % 4] ?? 'json';
    return `\`\`\`${language}\n${createCode(language, writer)}\n\`\`\``;
  };
  const description = writer.sentence().replaceAll('`', '');
  const blocks = [
    `---\ntitle: ${page.title}\ndescription: ${description}\nsidebar_position: ${(page.index % 10) + 1}\n---`,
    writer.paragraph(5),
  ];
  const sections = 3 + Math.floor(writer.draw() * 3);
  for (let section = 0; section < sections; section += 1) {
    const level = section > 0 && writer.draw() < 0.35 ? '###' : '##';
    blocks.push(
      `${level} ${capitalise(writer.adjective())} ${writer.word()} ${section + 1}`,
      writer.paragraph(3),
    );
    if (section === 0) {
      blocks.push(
        fence(firstCode),
        `See ${link(1)} and ${link(2)} for details. ${writer.sentence()}`,
      );
    }
    if (section === 1) blocks.push(writeTable(writer));
    if (section === 2) {
      const type = writer.pick(['note', 'tip', 'warning']);
      blocks.push(
        `:::${type}[${capitalise(writer.adjective())} ${writer.word()}]\n\n${writer.sentence()}\n\n:::`,
        fence(firstCode + 1 + Math.floor(writer.draw() * 3)),
      );
    }
    blocks.push(
      writer
        .sentences(3)
        .map((sentence) => `- ${sentence}`)
        .join('\n'),
    );
  }
  blocks.push(`Continue with ${link(3)}. ${writer.paragraph(3)}`);
  return `${blocks.join('\n\n')}\n`;
}

function writeTable(writer: Writer): string {
  const rows = Array.from(
    {length: 6},
    () =>
      `| \`${writer.word()}${capitalise(writer.word())}\` | ${writer.pick(['string', 'integer', 'boolean', 'object'])} | ${writer.sentence()} |`,
  );
  return ['| Field | Type | Meaning |', '|---|---|---|', ...rows].join('\n');
}
