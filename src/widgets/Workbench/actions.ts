import {apiFiles} from '../../../.generated/sandbox/apiFiles';
import {
  createDefaultValues,
  listCases,
  type RequestCase,
  type RequestValues,
} from '../../sandbox/cases';
import {addApi, getOperations} from '../../sandbox/contract';
import type {ApiId} from '../../sandbox/contractTypes';
import {formFiles} from '../../../.generated/sandbox/formFiles';
import type {OperationForm} from '../../sandbox/formTypes';
import {EMPTY, getBench, getShown, updateBench, type Exchange} from './benchState';
import {
  forgetBench,
  keepHistory,
  keepRequests,
  readHistory,
  readRequests,
  toSearch,
} from './keepBench';
import {fromLink, type Draft} from './link';
import {LINK_PARAMETER, RUN_PARAMETER} from './linkParameter';
import {findOperation} from './operationList';
import {reset, send} from './session';
import {toExampleValues} from './toExampleValues';

/** What a door opens; without an operation, the one that was open last. */
export interface Opening {
  readonly operationId?: string;
  /** Query of a link. */
  readonly search?: string;
  /** Fills in the request of the operation's samples. */
  readonly fromSample?: boolean;
  readonly isSent?: boolean;
}

const FIRST_OPERATION = 'recognizeVehicle';

const searches: Record<string, string> = {};
let isRestored = false;

/** Takes over what the tab kept before a reload; only once in a visit. */
function restore(): string | undefined {
  if (isRestored) return undefined;
  isRestored = true;
  const kept = readRequests();
  Object.assign(searches, kept?.searches);
  const history = readHistory().filter(({operationId}) => findOperation(operationId));
  updateBench({history, shownId: history.at(-1)?.id});
  return kept?.operationId;
}

/** Loads what the sandbox and the workbench know of an API. */
async function loadForms(api: ApiId): Promise<readonly OperationForm[]> {
  const [{default: data}, {default: form}] = await Promise.all([apiFiles[api](), formFiles[api]()]);
  addApi(data);
  return form.operations;
}

/**
 * Opens an operation, with the request that was last filled in for it unless another is wanted.
 *
 * @returns whether the request was sent as well
 */
export async function openOperation(opening: Opening): Promise<boolean> {
  const linked = new URLSearchParams(opening.search);
  const last = restore() ?? getBench().current?.form.id;
  const found = [opening.operationId, linked.get(LINK_PARAMETER), last, FIRST_OPERATION]
    .map(findOperation)
    .find((one) => one !== undefined);
  if (found === undefined) return false;
  const {id} = found.operation;
  keepCurrent();
  updateBench({phase: 'loading', wanted: id});
  const forms = await loadForms(found.api.id).catch(() => undefined);
  // Another one may have been opened meanwhile.
  if (getBench().wanted !== id) return false;
  const form = forms?.find((one) => one.id === id);
  if (form === undefined) {
    updateBench({phase: 'failed'});
    return false;
  }
  const draft = findDraft(form, opening);
  updateBench({
    phase: 'ready',
    problem: undefined,
    current: {api: found.api.id, form, draft},
    history: getBench().history.map(readValues),
  });
  keep();
  const isSent = opening.isSent ?? (linked.has(RUN_PARAMETER) && linked.get(LINK_PARAMETER) === id);
  if (isSent) await sendDraft();
  return isSent;
}

/** An exchange that was kept gets its request again, once its operation is known. */
function readValues(exchange: Exchange): Exchange {
  const {values, operationId, search} = exchange;
  const isKnown = getOperations().some(({id}) => id === operationId);
  if (values !== undefined || !isKnown) return exchange;
  const draft = fromLink(operationId, search);
  return draft === undefined ? exchange : {...exchange, values: draft.values};
}

function findDraft(form: OperationForm, {search, fromSample}: Opening): Draft {
  const {id} = form;
  if (fromSample === true) return {values: toExampleValues(form)};
  const linked = search === undefined ? undefined : fromLink(id, search);
  if (linked !== undefined) return linked;
  const kept = searches[id];
  return (
    getBench().drafts[id] ??
    (kept === undefined ? undefined : fromLink(id, kept)) ?? {values: createDefaultValues(id)}
  );
}

/** Puts the draft of the open operation aside. */
function keepCurrent(): void {
  const {current, drafts} = getBench();
  if (current !== undefined) updateBench({drafts: {...drafts, [current.form.id]: current.draft}});
}

function setDraft(draft: Draft): void {
  const {current} = getBench();
  if (current === undefined) return;
  updateBench({current: {...current, draft}, problem: undefined});
  keep();
}

/** Writes what is filled in where a reload of the tab finds it. */
function keep(): void {
  const {current} = getBench();
  if (current === undefined) return;
  searches[current.form.id] = toSearch(current.draft);
  keepRequests({api: current.api, operationId: current.form.id, searches});
}

export const editValues = (values: RequestValues): void => setDraft({values});

/** Edits a request, and sends it again if its response is shown: the new one appears at once. */
export function chooseValues(values: RequestValues): void {
  editValues(values);
  if (getShown(getBench()) !== undefined) void sendDraft();
}

/** Fills in the request that causes a documented response; without one, the default request. */
export function chooseCase(wanted: RequestCase | undefined): void {
  const {current} = getBench();
  if (current === undefined) return;
  setDraft(
    wanted === undefined
      ? {values: createDefaultValues(current.form.id)}
      : {values: wanted.values, caseName: wanted.name},
  );
}

let lastId = 0;

/** Sends the request as it is filled in. */
export async function sendDraft(): Promise<void> {
  const {current, isSending} = getBench();
  if (current === undefined || isSending) return;
  updateBench({isSending: true, problem: undefined});
  const {
    api,
    form: {id: operationId, summary: title},
    draft,
  } = current;
  try {
    const before = listCases(operationId).find(({name}) => name === draft.caseName)?.before ?? [];
    const response = await send(draft.values, before, draft.caseName !== undefined);
    const {history, isSending: isWanted} = getBench();
    // Everything began anew meanwhile.
    if (!isWanted) return;
    lastId = Math.max(lastId, ...history.map(({id}) => id)) + 1;
    const exchange: Exchange = {
      id: lastId,
      api,
      operationId,
      title,
      time: Date.now(),
      search: toSearch(draft),
      values: draft.values,
      response,
    };
    const changed = [...history, exchange];
    updateBench({history: changed, shownId: exchange.id});
    keepHistory(changed);
  } catch (error) {
    updateBench({problem: error instanceof Error ? error.message : String(error)});
  } finally {
    updateBench({isSending: false});
  }
}

/** Goes back to an exchange: its request is filled in, and its response is shown. */
export async function showExchange(id: number): Promise<void> {
  const exchange = getBench().history.find((one) => one.id === id);
  if (exchange === undefined) return;
  const {operationId, search, values} = exchange;
  await openOperation({operationId, search, isSent: false});
  // A link has no picture of the reader.
  if (values !== undefined) {
    const {caseName} = fromLink(operationId, search) ?? {};
    setDraft({values, ...(caseName !== undefined && {caseName})});
  }
  updateBench({shownId: id, comparedId: undefined});
}

/** Marks what differs from the response of another exchange. */
export const compareWith = (comparedId: number | undefined): void => updateBench({comparedId});

/** Forgets what was filled in and sent, also in the sandbox. */
export async function startOver(): Promise<void> {
  const {current} = getBench();
  Object.keys(searches).forEach((id) => Reflect.deleteProperty(searches, id));
  forgetBench();
  reset();
  updateBench({
    ...EMPTY,
    shownId: undefined,
    comparedId: undefined,
    current: undefined,
    problem: undefined,
  });
  await openOperation({operationId: current?.form.id ?? FIRST_OPERATION});
}
