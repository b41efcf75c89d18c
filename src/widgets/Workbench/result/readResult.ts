import {agentEventSchema} from '../../../data/products/agentEvent';
import {listDeviations} from '../../../contract/validation/listDeviations';
import {checkParts, toFound, type Deviation} from './checkResult';
import {loadContracts} from './contracts';
import {findJsonProblem} from './findJsonProblem';
import {guessOperation} from './guessOperation';
import {recognizeResult, type Result} from './listParts';
import {readMessage} from './readMessage';
import {toPath} from '../../../contract/validation/toPath';

/** A result of the reader's own, for the same viewer as a response of the sandbox. */
export interface OpenedResult {
  /** What it is: `Stored event`. */
  readonly name: string;
  readonly value: unknown;
  readonly pictures: readonly Blob[];
  /** Undefined for what no operation returns. */
  readonly operationId: string | undefined;
  readonly deviations: readonly Deviation[];
}

export const OPEN_MAX_BYTES = 20 * 1_024 * 1_024;

type Source = Pick<Blob, 'arrayBuffer' | 'size'>;

/**
 * Reads a result, with or without its picture, and compares it with the contract. Nothing is sent.
 *
 * @throws Error with a sentence for the reader, when there is no result to show
 */
export async function readResult(sources: readonly Source[]): Promise<OpenedResult> {
  const bytes = sources.reduce((sum, {size}) => sum + size, 0);
  if (bytes > OPEN_MAX_BYTES) {
    const megabytes = (bytes / 1_024 / 1_024).toFixed(1);
    throw new Error(`The files have ${megabytes} MB. Expected: at most 20 MB together.`);
  }
  const messages = await Promise.all(
    sources.map(async (source) => readMessage(new Uint8Array(await source.arrayBuffer()))),
  );
  const texts = messages.flatMap((message) => message.texts);
  const value = readJson(texts);
  const contracts = await loadContracts().catch(() => {
    throw new Error('The contract could not be loaded. Check your connection, then open it again.');
  });
  const result = recognizeResult(value) ?? guessOperation(value, contracts);
  return {
    name: result.name,
    value: result.value,
    pictures: [...messages.flatMap(({pictures}) => pictures), ...listAttachments(result)],
    operationId: result.operationId,
    deviations: [
      ...(result.isAgentEvent === true ? checkAgentEvent(value) : []),
      ...checkParts(result.parts, contracts.find),
    ],
  };
}

/** The first text that is JSON, or what is wrong with the only one. */
function readJson(texts: readonly string[]): unknown {
  const [first] = texts;
  if (first === undefined)
    throw new Error('There is only an image. Expected: the JSON of a response as well.');
  for (const text of texts) {
    try {
      return JSON.parse(text);
    } catch {
      // The next text may be the one.
    }
  }
  if (first.trim() === '') throw new Error('It is empty. Expected: the JSON of a response.');
  const problem = findJsonProblem(first);
  throw new Error(
    problem === undefined
      ? 'It is no JSON.'
      : `It is no JSON: line ${problem.line}, column ${problem.column}. Found: ${problem.found}. Expected: ${problem.expected}.`,
  );
}

/** The envelope of an agent's request; the results in it are parts of the Vehicle API. */
const checkAgentEvent = (value: unknown): readonly Deviation[] =>
  [...listDeviations(agentEventSchema, value, [])].map((deviation) => {
    const {steps, ...found} = toFound(deviation);
    return {...found, path: steps.reduce<string>(toPath, ''), count: 1};
  });

/** The images in an agent's request, which are base64. */
function listAttachments({value, isAgentEvent}: Result): readonly Blob[] {
  const {attachments} = value as {attachments?: unknown};
  if (isAgentEvent !== true || !Array.isArray(attachments)) return [];
  return attachments.flatMap((attachment: unknown) => {
    const {mimeType, data} = (attachment ?? {}) as {mimeType?: unknown; data?: unknown};
    const bytes = typeof data === 'string' ? decodeBase64(data) : undefined;
    const isImage = typeof mimeType === 'string' && /^image\/(?:jpeg|png)$/.test(mimeType);
    return bytes === undefined || !isImage ? [] : [new Blob([bytes], {type: mimeType})];
  });
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
