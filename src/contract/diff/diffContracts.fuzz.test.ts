import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../../testing/fuzz/fuzz';
import {createRandom} from '../../site-checks/search/createRandom';
import {loadAllContracts, loadContractFile} from '../index';
import type {ContractDocument} from '../types';
import {diffContracts} from './diffContracts';
import {createTableDocument} from './fixtures/createTableDocument';
import {mutate, mutationNames} from './fixtures/mutate';
import {restyle} from './fixtures/restyle';
import type {Expected} from './fixtures/Site';

const documents: Readonly<Record<string, ContractDocument>> = {
  ...loadAllContracts(),
  gallery: loadContractFile('src/plugins/api-reference/fixtures/gallery.yaml'),
  constructs: loadContractFile('src/contract/fixtures/constructs/api.yaml'),
};

/** Every change of a mutant, as the mutation names it. */
const list = (before: ContractDocument, after: unknown): Expected[] =>
  diffContracts(before, after as ContractDocument).flatMap(({kind, isBreaking, places}) =>
    places.map(({operation, part, field}) => ({
      kind,
      isBreaking,
      ...(operation !== undefined && {operation}),
      ...(part !== undefined && {part}),
      ...(field !== undefined && {field}),
    })),
  );

describe('a difference between two contracts', () => {
  fuzz('is found, classified and placed, and nothing else is', {
    target: 'contract: changes',
    usual: 100,
    property: fc.property(
      fc.constantFrom(...Object.keys(documents)),
      fc.constantFrom(...mutationNames),
      fc.integer(),
      (name, mutation, seed) => {
        const document = documents[name] as ContractDocument;
        const mutant = mutate(document, mutation, createRandom(seed).below);
        if (mutant === undefined) return;
        expect(list(document, mutant.document), `${mutation} in ${name}`).toEqual([
          mutant.expected,
        ]);
      },
    ),
  });

  fuzz('is not found where only words, order and components differ', {
    target: 'contract: changes',
    usual: 12,
    property: fc.property(
      fc.constantFrom(...Object.keys(documents)),
      fc.integer(),
      (name, seed) => {
        const document = documents[name] as ContractDocument;
        expect(list(document, restyle(document as never, createRandom(seed).below))).toEqual([]);
      },
    ),
  });

  it.each(mutationNames)('is found in every form: %s', (mutation) => {
    const document = createTableDocument();
    // A mutation may miss the few places that it has.
    const mutants = Array.from({length: 12}, (_, seed) =>
      mutate(document as never, mutation, createRandom(seed).below),
    ).filter((mutant) => mutant !== undefined);
    expect(mutants.length).toBeGreaterThanOrEqual(4);
    for (const mutant of mutants)
      expect(list(document, mutant.document)).toEqual([mutant.expected]);
  });
});
