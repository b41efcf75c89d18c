import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, describe, expect} from 'vitest';
import {UnknownTokenError} from '../markdown/expandTokens';
import {fuzz} from '../testing/fuzz/fuzz';
import {mutateText} from '../testing/fuzz/mutateText';
import {ContractError, listOperations, loadContractFile, toBundledYaml} from './index';

const folder = mkdtempSync(path.join(tmpdir(), 'specifications-'));
const file = path.join(folder, 'api.yaml');
afterAll(() => rmSync(folder, {recursive: true}));

const text =
  readFileSync('src/contract/fixtures/recursive.yaml', 'utf8').replace('common/things.yaml', '') +
  readFileSync('src/contract/fixtures/common/things.yaml', 'utf8').replace(
    /^openapi.*\n|^info.*\n|^paths.*\n/gm,
    '',
  );

describe('any content of a specification', () => {
  fuzz('is read, or rejected with a message', {
    target: 'builds: specifications',
    usual: 300,
    property: fc.property(mutateText(text), (mutant) => {
      writeFileSync(file, mutant);
      try {
        const document = loadContractFile(file);
        toBundledYaml(document);
        expect(Array.isArray(listOperations(document))).toBe(true);
      } catch (error) {
        if (!(error instanceof ContractError || error instanceof UnknownTokenError)) throw error;
        expect(error.message).toMatch(/[.:]\s|\.$/);
      }
    }),
  });
});
