import type {PythonDoc} from './PythonModule';

/** A parameter, a field or an error, as a docstring describes it. */
export interface DocEntry {
  readonly name: string;
  readonly text: string;
  readonly line: number;
}

/** A docstring in the style that Google's guide describes, with Markdown in its texts. */
export interface Docstring {
  readonly text: string;
  readonly parameters: readonly DocEntry[];
  readonly attributes: readonly DocEntry[];
  readonly raises: readonly DocEntry[];
  readonly returns?: string;
  /** Whether it is yielded. */
  readonly isYielded: boolean;
  readonly examples: readonly string[];
}

/** Titles of sections, and what each holds. */
const SECTIONS = {
  Args: 'parameters',
  Attributes: 'attributes',
  Raises: 'raises',
  Returns: 'returns',
  Yields: 'returns',
  Example: 'examples',
  Examples: 'examples',
} as const;

type SectionKind = (typeof SECTIONS)[keyof typeof SECTIONS];

interface Section {
  readonly kind: SectionKind | 'text';
  readonly line: number;
  readonly lines: string[];
}

const EMPTY = {
  text: '',
  parameters: [],
  attributes: [],
  raises: [],
  isYielded: false,
  examples: [],
};

/**
 * Reads a docstring.
 *
 * @param doc nothing for a name without one
 * @returns its parts; texts are Markdown
 */
export function parseDocstring(doc: PythonDoc | undefined): Docstring {
  if (doc === undefined) return EMPTY;
  const sections = splitSections(doc);
  const ofKind = (kind: Section['kind']): Section[] =>
    sections.filter((section) => section.kind === kind);
  const listEntries = (kind: SectionKind): DocEntry[] => ofKind(kind).flatMap(readEntries);
  const joinTexts = (kind: Section['kind']): string =>
    ofKind(kind)
      .map(({lines}) => dedent(lines))
      .join('\n\n')
      .trim();
  const returns = joinTexts('returns');
  return {
    text: joinTexts('text'),
    parameters: listEntries('parameters'),
    attributes: listEntries('attributes'),
    raises: listEntries('raises'),
    ...(returns === '' ? {} : {returns}),
    isYielded: /^Yields:$/m.test(doc.text),
    examples: ofKind('examples').map(({lines}) => toExample(dedent(lines))),
  };
}

/** A section begins with its title at the margin, and ends where the text returns to it. */
function splitSections({text, line: first}: PythonDoc): Section[] {
  const sections: Section[] = [{kind: 'text', line: first, lines: []}];
  text.split('\n').forEach((line, index) => {
    const title = /^(\w+):$/.exec(line)?.[1];
    const place = first + index;
    if (title !== undefined && title in SECTIONS) {
      sections.push({kind: SECTIONS[title as keyof typeof SECTIONS], line: place + 1, lines: []});
      return;
    }
    if (/^\S/.test(line) && sections.at(-1)?.kind !== 'text')
      sections.push({kind: 'text', line: place, lines: []});
    sections.at(-1)?.lines.push(line);
  });
  return sections;
}

/** `name: text`, whose further lines are indented more than the name. */
function readEntries({lines, line}: Section): DocEntry[] {
  const indent = getIndent(lines);
  const entries: {name: string; line: number; lines: string[]}[] = [];
  lines.forEach((text, index) => {
    const start = /^\*{0,2}([\w.]+)(?: \([^)]*\))?:(?: +|$)(.*)$/.exec(text.slice(indent));
    if (/^\S/.test(text.slice(indent)) && start !== null)
      entries.push({name: start[1] ?? '', line: line + index, lines: [`    ${start[2] ?? ''}`]});
    else entries.at(-1)?.lines.push(text.slice(indent));
  });
  return entries.map(({lines: parts, ...entry}) => ({...entry, text: dedent(parts)}));
}

/** Code as a fence; a fence that the docstring has stays as it is. */
const toExample = (text: string): string =>
  text.includes('```') ? text : `\`\`\`python\n${dropPrompts(text)}\n\`\`\``;

/** A session of Python as code that can be copied: what Python printed becomes comments. */
function dropPrompts(text: string): string {
  if (!text.includes('>>>')) return text;
  return text
    .split('\n')
    .map((line) => {
      const code = /^(?:>>>|\.\.\.)(?: (.*))?$/.exec(line);
      if (code !== null) return code[1] ?? '';
      return line.trim() === '' ? '' : `# ${line}`;
    })
    .join('\n');
}

const getIndent = (lines: readonly string[]): number => {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return indents.length === 0 ? 0 : Math.min(...indents);
};

function dedent(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  const indent = getIndent(rest);
  return [first.trim(), ...rest.map((line) => line.slice(indent))].join('\n').trim();
}
