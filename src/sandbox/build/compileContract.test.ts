import {expect, it} from 'vitest';
import {loadAllContracts} from '../../contract';
import {createLargeContract} from '../../plugins/api-reference/fixtures/createLargeContract';
import {compileContract} from './compileContract';

it('compiles hundreds of operations whose schemas hold themselves', async () => {
  const documents = loadAllContracts();
  const {transport} = documents;
  const large = createLargeContract(200);
  const components = {
    ...transport.components,
    schemas: {...transport.components?.schemas, ...large.components?.schemas},
  };
  const start = performance.now();
  const code = await compileContract(
    {
      ...documents,
      transport: {...transport, paths: {...transport.paths, ...large.paths}, components},
    },
    process.cwd(),
  );
  expect(code).toContain('operation199');
  expect(performance.now() - start).toBeLessThan(20_000);
});
