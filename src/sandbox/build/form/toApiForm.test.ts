import {describe, expect, it} from 'vitest';
import {apiIds, listOperations, loadAllContracts, type ContractDocument} from '../../../contract';
import {createShapesDocument} from '../../../contract/samples/fixtures/createShapesDocument';
import {shapes} from '../../../contract/samples/fixtures/shapes';
import {toStrict} from '../../../contract/samples/fixtures/toStrict';
import {createEntryFinder, listApiEntries} from '../../../errors/listApiEntries';
import {toApiForm} from './toApiForm';

const contracts = loadAllContracts();
const findEntry = createEntryFinder(contracts);
const forms = apiIds.map((api) => toApiForm(api, contracts[api], findEntry).form);
const find = (id: string) =>
  forms.flatMap(({operations}) => operations).find((one) => one.id === id)!;

describe('the form of an operation', () => {
  it('exists for every operation, with its place in the reference', () => {
    expect(forms.flatMap(({operations}) => operations.map(({id}) => id))).toEqual(
      apiIds.flatMap((api) => listOperations(contracts[api]).map(({id}) => id)),
    );
    expect(find('recognizeVehicle').page).toBe('/api/vehicle');
  });

  it('has what a control needs: names of a list, a range, values with their meaning', () => {
    const {parts = [], parameters} = find('recognizeVehicle');
    expect(parts.find(({name}) => name === 'service')?.listOf).toEqual(['anpr', 'mmr', 'adr']);
    expect(parts.find(({name}) => name === 'maxreads')).toMatchObject({
      range: [1, 5],
      standard: '1',
    });
    expect(parameters[0]?.values?.[0]).toEqual([
      'eur',
      'Europe, including the Caucasus, Türkiye, and Russia',
    ]);
  });

  it('has the properties of a body, also of a schema that others share', () => {
    expect(find('updateHook').json?.map(({name, type}) => [name, type])).toEqual([
      ['vehicle', 'boolean'],
      ['transport', 'boolean'],
    ]);
    expect(find('createHook').json?.[1]?.fields).toHaveLength(2);
  });

  it('explains each error with cause, remedy and retry', () => {
    const {responses} = find('recognizeVehicle');
    const tooLarge = responses.find(({status}) => status === '413');
    expect(tooLarge?.cause).not.toBe('');
    expect(tooLarge?.retry?.when).toBe('never');
    expect(responses.every(({failures}) => failures.length > 0)).toBe(true);
  });

  it('names the entry of each error in the list of all, whose message is the same', () => {
    const entries = new Map(listApiEntries(contracts).map((entry) => [entry.id, entry]));
    const failures = forms.flatMap(({operations}) =>
      operations.flatMap(({id, responses}) =>
        responses.flatMap((response) => response.failures.map((one) => ({id, response, one}))),
      ),
    );
    expect(failures.length).toBeGreaterThan(100);
    for (const {id, response, one} of failures) {
      const entry = entries.get(one.entry ?? '');
      expect(entry?.messages, `${id} ${one.message}`).toEqual([one.message]);
      expect(entry?.status).toBe(response.status);
      expect(entry?.tries.map(({operationId}) => operationId)).toContain(id);
    }
  });

  it('tells the errors of a response apart whose page shows their bodies', () => {
    const examples = {a: {value: {code: 1}}, b: {summary: 'Second', value: {code: 2}}};
    const content = {'application/problem+json': {examples}};
    const responses = {200: {description: 'Done.'}, 404: {description: 'Gone.', content}};
    const document = {
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      paths: {'/a': {get: {operationId: 'a', responses}}},
    };
    const {form} = toApiForm('a' as 'vehicle', document as ContractDocument);
    expect(form.operations[0]?.responses[0]?.failures).toEqual([
      {summary: 'a', message: '{"code":1}'},
      {summary: 'Second', message: '{"code":2}'},
    ]);
  });

  it('is made of any operation that the contract accepts', () => {
    const document = createShapesDocument('https://shapes.example', shapes.map(toStrict));
    const {form, entry} = toApiForm('vehicle', document);
    expect(form.operations).toHaveLength(listOperations(document).length);
    expect(entry.operations).toHaveLength(form.operations.length);
    const fields = form.operations.flatMap(({parameters, parts = [], json = []}) => [
      ...parameters,
      ...parts,
      ...json,
    ]);
    expect(fields.length).toBeGreaterThan(form.operations.length / 2);
    expect(fields.filter(({name, type}) => name === '' || type === '')).toEqual([]);
  });
});
