import {type FaultId} from '../faults/catalogue';

/** Details of a test that shows how the portal survives faults: `test('…', fault('F07b'), async …)`. */
export const fault = (...ids: readonly FaultId[]): {tag: string[]} => ({
  tag: ids.map((id) => `@${id}`),
});
