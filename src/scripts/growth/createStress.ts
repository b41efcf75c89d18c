const HUGE_BYTES = 3_000_000;

const PAGE = [
  '---',
  'title: Page',
  'description: A page.',
  '---',
  '',
  '## Part',
  '',
  'Text with `code` and a list:',
  '',
  '- one',
  '- two',
  '',
  '```bash',
  'ls \\',
  '  --all',
  '```',
  '',
].join('\n');

/** Documents that are odd but not wrong: Windows line ends, a byte order mark, nothing at all, three megabytes. */
export function createStress(): Map<string, string> {
  const windows = PAGE.replaceAll('\n', '\r\n');
  const section = (index: number): string =>
    `## Part ${index}\n\n${'Words that fill a page, with `code` between them. '.repeat(20)}\n\n| a | b |\n|---|---|\n| ${index} | text |\n`;
  const sections: string[] = [];
  for (let bytes = 0; bytes < HUGE_BYTES; bytes += sections.at(-1)?.length ?? 0)
    sections.push(section(sections.length));
  return new Map([
    ['index.md', '---\ntitle: Documentation\nslug: /\n---\n\nText.\n'],
    ['plain.md', PAGE],
    ['windows.md', windows],
    ['marked.md', `\ufeff${windows}`],
    ['empty.md', ''],
    ['huge.md', `---\ntitle: Huge\ndescription: A page.\n---\n\n${sections.join('\n')}`],
  ]);
}
