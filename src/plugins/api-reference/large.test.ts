import {describe, expect, it} from 'vitest';
import {createLargeContract} from './fixtures/createLargeContract';
import {renderReference} from './fixtures/renderReference';

const OPERATIONS = 1_000;

describe('a specification of a thousand operations', () => {
  const document = createLargeContract(OPERATIONS);
  const startedAt = performance.now();
  const {view, html} = renderReference(document);
  const seconds = (performance.now() - startedAt) / 1000;
  const specificationBytes = JSON.stringify(document).length;

  it('is shown whole', () => {
    expect(view.operations).toHaveLength(OPERATIONS);
    expect(html).toContain(`operation${OPERATIONS - 1}-operation`);
  });

  it('has a source of at most three times its own size', () => {
    const ratio = JSON.stringify(view).length / specificationBytes;
    console.log(
      `${OPERATIONS} operations: ${seconds.toFixed(1)} s, specification ${specificationBytes} B, source ${ratio.toFixed(2)} times that, HTML ${html.length} B`,
    );
    expect(ratio).toBeLessThan(3);
  });
});
