import {expect, it} from 'vitest';
import {openOperation, sendDraft, startOver} from './actions';
import {getBench} from './benchState';

it('forgets a request that is under way when everything begins anew', async () => {
  await openOperation({operationId: 'listHooks'});
  await sendDraft();
  expect(getBench().history).toHaveLength(1);
  const sent = sendDraft();
  await startOver();
  await sent;
  expect(getBench()).toMatchObject({history: [], isSending: false, phase: 'ready'});
  await sendDraft();
  expect(getBench().history).toHaveLength(1);
});
