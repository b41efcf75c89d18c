import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {loadAllContracts} from '../../contract';
import {listErrorEntries} from '../../errors/listErrorEntries';
import {createCatalog} from '../../errors/match/createTemplates';
import {explain} from '../../errors/match/explain';
import '../../sandbox/allApis';
import {listCases} from '../../sandbox/cases';
import {fromLink} from '../Workbench/link';
import {toCaseLink} from '../Workbench/linkParameter';
import {examples} from './examples';
import {groupEntries, isWanted, listStatusLabels, noFilter} from './filterEntries';

const entries = listErrorEntries(loadAllContracts());

describe('the list of errors', () => {
  it('has every entry in one group, and those of several APIs first', () => {
    const groups = groupEntries(entries);
    const ids = groups.flatMap(({entries: list}) => list.map(({id}) => id));
    expect([...ids].sort()).toEqual(entries.map(({id}) => id).sort());
    expect(groups.map(({label}) => label).slice(0, 3)).toEqual([
      'All four APIs',
      'Vehicle API and Transportation & Cargo API',
      'Vehicle API',
    ]);
  });

  it('is filtered by each field', () => {
    expect(entries.filter((entry) => isWanted(entry, noFilter))).toHaveLength(entries.length);
    const ofWorker = entries.filter((entry) =>
      isWanted(entry, {...noFilter, source: 'worker', status: 'exit 10', retry: 'never'}),
    );
    expect(ofWorker.map(({id}) => id)).toEqual(['error-worker-exit-10']);
    const billed = entries.filter((entry) => isWanted(entry, {...noFilter, billed: 'yes'}));
    expect(new Set(billed.map(({status = '400'}) => status))).toEqual(new Set(['400']));
  });

  it('offers statuses in order, then exit codes', () => {
    const labels = listStatusLabels(entries);
    expect(labels[0]).toBe('400');
    expect(labels).toEqual([...new Set(labels)]);
    expect(labels.at(-1)).toMatch(/^exit /);
  });

  it('links to a case that the workbench opens', () => {
    // Some cases hold the time at which they are listed.
    vi.useFakeTimers({toFake: ['Date']});
    onTestFinished(() => void vi.useRealTimers());
    const tries = entries.flatMap((entry) => entry.tries);
    expect(tries.length).toBeGreaterThan(100);
    for (const {operationId, caseName} of tries) {
      const {search} = new URL(toCaseLink(operationId, caseName), 'https://portal.example');
      const wanted = listCases(operationId).find(({name}) => name === caseName);
      expect(fromLink(operationId, search)).toEqual({values: wanted?.values, caseName});
    }
  });
});

it.each(examples)('the example "$label" is explained', ({text}) => {
  expect(explain(text, createCatalog(entries)).kind).toBe('known');
});
