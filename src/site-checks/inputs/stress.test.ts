import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {checkContent} from '../../content-checks/checkContent';
import {formatProblem} from '../../content-checks/problem';
import {loadContractFile, type ContractDocument, type Schema} from '../../contract';
import {createLargeContract} from '../../plugins/api-reference/fixtures/createLargeContract';
import {renderReference} from '../../plugins/api-reference/fixtures/renderReference';
import {writeRepository} from '../../testing/writeRepository';

const parent = mkdtempSync(path.join(tmpdir(), 'stress-'));
afterAll(() => rmSync(parent, {recursive: true}));

/** Reads and renders a specification as the build does. */
function render(document: ContractDocument): {
  html: string;
  seconds: number;
  specificationBytes: number;
} {
  const file = path.join(mkdtempSync(path.join(parent, 'spec-')), 'api.yaml');
  writeFileSync(file, JSON.stringify(document));
  const start = performance.now();
  const {html} = renderReference(loadContractFile(file));
  return {
    html,
    seconds: (performance.now() - start) / 1_000,
    specificationBytes: JSON.stringify(document).length,
  };
}

const withSchemas = (schemas: Record<string, Schema>): ContractDocument => {
  const document = createLargeContract(1);
  return {
    ...document,
    components: {...document.components, schemas: {...document.components?.schemas, ...schemas}},
  };
};

describe('a specification that is odd but right is shown', () => {
  it('with 5 MB and 300 operations, within a minute', {timeout: 120_000}, () => {
    const document = createLargeContract(300);
    const text = 'Words that say what this operation is for and what it needs. '.repeat(270);
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    for (const operation of operations) Object.assign(operation, {description: text});
    const {html, seconds, specificationBytes} = render(document);
    console.log(`5 MB specification: ${seconds.toFixed(1)} s, ${html.length} bytes of HTML`);
    expect(specificationBytes).toBeGreaterThan(5_000_000);
    expect(seconds).toBeLessThan(60);
    expect(html).toContain('operation299');
    expect(html.length).toBeLessThan(3 * specificationBytes);
  });

  it('with schemas that hold themselves, through allOf too', () => {
    const own = {$ref: '#/components/schemas/Ring'};
    const {html, seconds} = render(
      withSchemas({
        Ring: {
          type: 'object',
          allOf: [{type: 'object', properties: {next: own}}],
          properties: {ring: own},
        },
        Item0: {type: 'object', properties: {ring: own}},
      }),
    );
    expect(seconds).toBeLessThan(5);
    expect(html).toContain('ring');
    expect(html.length).toBeLessThan(100_000);
  });

  it('with an enumeration of 10,000 values, on less than a megabyte', () => {
    const {html} = render(
      withSchemas({
        Item0: {type: 'string', enum: Array.from({length: 10_000}, (_, index) => `VALUE-${index}`)},
      }),
    );
    expect(html).toContain('10,000 allowed values');
    expect(html.length).toBeLessThan(1_000_000);
  });

  it('with a name of an operation that looks like a path, and without descriptions', () => {
    const document = createLargeContract(1);
    const [item] = Object.values(document.paths);
    Object.assign(item?.get ?? {}, {operationId: '../../../evil', description: null});
    const {html} = render(document);
    expect(html).not.toMatch(/(href|id)="[^"]*\.\.\//);
  });
});

const PLAIN = `---
title: Page
description: A page.
---

## Part

Text with \`code\` and a list:

- one
- two

\`\`\`bash
ls \\
  --all
\`\`\`
`;
const WINDOWS = PLAIN.replaceAll('\n', '\r\n');

describe('a document that is odd but right', () => {
  const listProblems = async (text: string): Promise<string[]> => {
    const repository = writeRepository(parent, {'docs/page.md': text});
    return (await checkContent(repository)).problems.map(formatProblem);
  };

  it.each([
    ['Unix line ends', PLAIN],
    ['Windows line ends', WINDOWS],
    ['a byte order mark', `\ufeff${WINDOWS}`],
  ])('passes the check: %s', async (_, text) => {
    expect(await listProblems(text)).toEqual([]);
  });

  it('is reported with what it lacks when it is empty', async () => {
    expect((await listProblems('')).join('\n')).toMatch(
      /^- docs\/page\.md:1: front matter: `description` is missing\. .*\n- docs\/page\.md:1: front matter: `title` is missing\./,
    );
  });
});
