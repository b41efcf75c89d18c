import {underOneName} from '../../site-checks/underOneName';
import {clientCalls} from './clientCalls';
import {middlewareCalls} from './middlewareCalls';
import type {FailingCall, RealText} from './RealText';

/** The exceptions of both libraries, as they throw them. */
export async function collectLibraryTexts(): Promise<RealText[]> {
  const texts: RealText[] = [];
  for (const [id, act] of [...clientCalls, ...middlewareCalls]) {
    const error = await catchError(act);
    if (error === undefined) throw new Error(`${id}: ${act.toString()} fails in no way.`);
    texts.push({
      id: `error-${id}`,
      name: `${id} ${underOneName(error.message).slice(0, 40)}`,
      message: error.message,
      type: error.name,
      ...(typeof error.code === 'string' && {code: error.code}),
    });
  }
  return texts;
}

async function catchError(act: FailingCall[1]): Promise<(Error & {code?: unknown}) | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
