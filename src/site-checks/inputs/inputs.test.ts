import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'hast';
import {afterAll, describe, expect, it} from 'vitest';
import {findAll, parsePiece, toRawText} from '../../build/html';
import {checkContent} from '../../content-checks/checkContent';
import {badInputs as badDocuments} from '../../content-checks/fixtures/badInputs';
import {formatProblem} from '../../content-checks/problem';
import {loadContractFile} from '../../contract';
import {createLargeContract} from '../../plugins/api-reference/fixtures/createLargeContract';
import {renderReference} from '../../plugins/api-reference/fixtures/renderReference';
import {writeRepository} from '../../testing/writeRepository';
import {badInputs, type Guard} from './catalogue';

const NUMBERED = 47;
const SPECIFICATIONS = 'src/contract/fixtures';
/** One line that names the file, where it can the line, and ends its sentence. */
const CLEAR = /^(- )?[\w./%-]+(:\d+)?: .+[.?)]$/;

const parent = mkdtempSync(path.join(tmpdir(), 'inputs-'));
afterAll(() => rmSync(parent, {recursive: true}));

const ids = Object.keys(badInputs);
const kept: string[] = [];
afterAll(() =>
  console.log(
    `${kept.length} of ${ids.length} bad inputs kept out: ${ids.map((id) => (kept.includes(id) ? id : `${id} NOT`)).join(' ')}`,
  ),
);

const ofKind = <Kind extends Guard['kind']>(kind: Kind): [string, Extract<Guard, {kind: Kind}>][] =>
  Object.entries(badInputs).filter(
    (entry): entry is [string, Extract<Guard, {kind: Kind}>] => entry[1].kind === kind,
  );

it(`the list of bad inputs has all ${NUMBERED}`, () => {
  expect(ids).toHaveLength(NUMBERED);
});

describe('a bad document stops the check of the documents, by file and line', () => {
  it.each(ofKind('document'))('%s', async (id) => {
    const input = badDocuments.find((one) => one.id === id);
    expect(input, `${id} has no files in src/content-checks/fixtures`).toBeDefined();
    const problems = (await checkContent(writeRepository(parent, input?.files ?? {}))).problems.map(
      formatProblem,
    );
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatch(CLEAR);
    kept.push(id);
  });
});

describe('a bad specification stops the build within two seconds', () => {
  it.each(ofKind('specification'))('%s', (id, {file}) => {
    const start = performance.now();
    let message = '';
    try {
      loadContractFile(path.join(SPECIFICATIONS, file), {directory: SPECIFICATIONS});
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(CLEAR);
    expect(message).toContain(file);
    expect(performance.now() - start).toBeLessThan(2_000);
    kept.push(id);
  });
});

describe('a bad configuration stops the build before it bundles', () => {
  it.each(ofKind('build'))('%s', {timeout: 120_000}, (id, {config, env, says}) => {
    const out = path.join(parent, id);
    const parameters = [
      'src/scripts/setup/docusaurus.mjs',
      'build',
      '--out-dir',
      out,
      ...(config === undefined ? [] : ['--config', `src/site-checks/inputs/fixtures/${config}`]),
    ];
    const {status, stdout, stderr} = spawnSync(process.execPath, parameters, {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/inputs',
        ...env,
      },
    });
    expect(stdout + stderr).toMatch(says);
    expect(status).not.toBe(0);
    kept.push(id);
  });
});

describe('a description that is code elsewhere is text here', () => {
  const render = (description: string) => {
    const document = createLargeContract(1);
    return parsePiece(renderReference({...document, info: {...document.info, description}}).html);
  };
  const countElements = (fragment: Root): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const {tagName} of findAll(fragment))
      if (tagName !== 'p') counts[tagName] = (counts[tagName] ?? 0) + 1;
    return counts;
  };

  it.each(ofKind('text'))('%s', (id, {description}) => {
    const page = render(description);
    for (const line of description.split('\n\n')) expect(toRawText(page)).toContain(line);
    expect(countElements(page)).toEqual(countElements(render('Text.')));
    kept.push(id);
  });
});
