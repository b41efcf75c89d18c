import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {apiIds, listOperations, loadAllContracts} from '../../contract';
import {createShapesDocument} from '../../contract/samples/fixtures/createShapesDocument';
import {shapes} from '../../contract/samples/fixtures/shapes';
import {toStrict} from '../../contract/samples/fixtures/toStrict';
import '../../sandbox/allApis';
import {compileApi} from '../../sandbox/build/compileApi';
import {toApiForm} from '../../sandbox/build/form/toApiForm';
import {createDefaultValues} from '../../sandbox/cases';
import {addApi} from '../../sandbox/contract';
import type {ApiId} from '../../sandbox/contractTypes';
import type {OperationForm} from '../../sandbox/formTypes';
import {getValue} from './editValues';
import JsonBody from './fields/JsonBody';
import RequestPane from './RequestPane';

const contracts = loadAllContracts();
const own = apiIds.flatMap((api) =>
  toApiForm(api, contracts[api]).form.operations.map((form) => ({api, form})),
);

const SHAPES = 'form shapes' as ApiId;
const document = createShapesDocument('https://shapes.example', shapes.map(toStrict));
addApi({...compileApi('vehicle', document), api: SHAPES});
const others = toApiForm('vehicle', document).form.operations.map((form) => ({api: SHAPES, form}));

const render = (api: ApiId, form: OperationForm): string => {
  const values = createDefaultValues(form.id);
  // The page loads the body's fields when an operation has them.
  return renderToStaticMarkup(
    <>
      <RequestPane api={api} form={form} draft={{values}} />
      {values.body !== undefined && <JsonBody form={form} body={values.body} onChange={() => {}} />}
    </>,
  );
};

describe('the request of the workbench', () => {
  it('has a field for each parameter and part of each operation that the contract accepts', () => {
    expect(others).toHaveLength(listOperations(document).length);
    for (const {api, form} of [...own, ...others]) {
      const html = render(api, form);
      for (const {name} of form.parameters) expect(html, form.id).toContain(`<code>${name}</code>`);
    }
  });

  it('begins without a problem', () => {
    const problems = own.filter(({api, form}) => render(api, form).includes('aria-invalid="true"'));
    expect(problems.map(({form}) => form.id)).toEqual([]);
  });

  it('shows the value of each field', () => {
    for (const {api, form} of [...own, ...others]) {
      const values = createDefaultValues(form.id);
      const html = render(api, form).replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
      for (const {name, place} of form.parameters) {
        const value = getValue(values, place, name);
        if (value !== '' && !/[&<>]/.test(value))
          expect(html, `${form.id}: ${name}`).toContain(value);
      }
    }
  });
});
