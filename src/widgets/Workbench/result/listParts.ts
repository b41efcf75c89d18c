import {toPath} from '../../../contract/validation/toPath';

/** A part of a result that the contract describes. */
export interface ResultPart {
  /** Where it is in the value that is shown. */
  readonly path: string;
  readonly value: unknown;
  /** The operation, or the message to a hook, whose response has it. */
  readonly operationId: string;
  /** The fields that lead to it from the whole response; items of a list have its name. */
  readonly fields: readonly string[];
  /** Fields that it may have besides. */
  readonly extra?: readonly string[];
}

export interface Result {
  /** What it is, for the reader: `Stored event`. */
  readonly name: string;
  /** Undefined for what no operation returns. */
  readonly operationId?: string;
  /** The value with the event in place of its text. */
  readonly value: unknown;
  readonly parts: readonly ResultPart[];
  /** A webhook request of the on-premise agent. */
  readonly isAgentEvent?: true;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (value: unknown, ...names: readonly string[]): value is Fields =>
  isRecord(value) && names.every((name) => Object.hasOwn(value, name));

/** The recognition that returns a value with this data. */
function getRecognition(value: unknown): string | undefined {
  if (!has(value, 'data')) return undefined;
  if (has(value['data'], 'vehicles')) return 'recognizeVehicle';
  return has(value['data'], 'codes') ? 'readCargoCode' : undefined;
}

const isEvent = (value: unknown): boolean =>
  has(value, 'event') &&
  ['api', 'attachmentURLs', 'creationTimestamp'].some((name) => has(value, name));

/**
 * The parts of a result whose form tells what it is: a recognition, events, a message to a hook, or
 * the agent's request. Undefined for any other value.
 */
export function recognizeResult(value: unknown): Result | undefined {
  const recognition = getRecognition(value);
  if (recognition !== undefined) {
    return toResult('Response of a recognition', recognition, value, [
      {path: '', value, operationId: recognition, fields: []},
    ]);
  }
  if (has(value, 'Type', 'MessageId', 'TopicArn')) return toMessage(value);
  if (has(value, 'detectionTimestamp', 'event')) return toAgentEvent(value);
  if (isEvent(value)) return toResult('Stored event', 'listEvents', value, listEvent(value, ''));
  if (has(value, 'events'))
    return toResult('List of events', 'listEvents', value, listEvents(value));
  return undefined;
}

const toResult = (
  name: string,
  operationId: string,
  value: unknown,
  parts: readonly ResultPart[],
): Result => ({name, operationId, value, parts});

/** A message of Amazon SNS; that of an event has it as a text. */
function toMessage(value: Fields): Result {
  const isNotification = value['Type'] === 'Notification';
  const operationId = isNotification ? 'receiveHookNotification' : 'receiveHookConfirmation';
  const event = isNotification ? readEvent(value['Message']) : undefined;
  return {
    name: isNotification ? 'Event sent to a hook' : 'Confirmation request of a hook',
    operationId,
    value: event === undefined ? value : {...value, Message: event},
    parts: [
      {path: '', value, operationId, fields: []},
      ...(event === undefined ? [] : listEvent(event, 'Message')),
    ],
  };
}

function toAgentEvent(value: Fields): Result {
  const event = value['event'];
  return {
    name: 'Webhook request of the on-premise agent',
    value,
    isAgentEvent: true,
    parts: [
      {path: 'event', value: event, operationId: 'recognizeVehicle', fields: ['data', 'vehicles']},
    ],
  };
}

/**
 * What a response consists of: events have the results of other operations.
 *
 * @param operationId whose response it is; undefined if that is not known
 */
export function listParts(operationId: string | undefined, value: unknown): readonly ResultPart[] {
  const result = recognizeResult(value);
  if (result !== undefined && (operationId ?? result.operationId) === result.operationId)
    return result.parts;
  return operationId === undefined ? [] : [{path: '', value, operationId, fields: []}];
}

function listEvents(value: unknown): readonly ResultPart[] {
  const whole = {path: '', value, operationId: 'listEvents', fields: []};
  const events: unknown = isRecord(value) ? value['events'] : undefined;
  if (!Array.isArray(events)) return [whole];
  return [
    whole,
    ...events.flatMap((event: unknown, index) => listOriginal(event, `events[${index}]`)),
  ];
}

const listEvent = (event: unknown, path: string): readonly ResultPart[] => [
  {path, value: event, operationId: 'listEvents', fields: ['events']},
  ...listOriginal(event, path),
];

const RECOGNITIONS: Readonly<Record<string, string>> = {
  transport: 'readCargoCode',
  vehicle: 'recognizeVehicle',
};

/** The result in an event, as the recognition returned it. */
function listOriginal(event: unknown, path: string): readonly ResultPart[] {
  if (!has(event, 'event')) return [];
  const value = event['event'];
  const operationId = getRecognition(value) ?? RECOGNITIONS[String(event['api'])];
  if (operationId === undefined) return [];
  return [{path: toPath(path, 'event'), value, operationId, fields: [], extra: ['customData']}];
}

/** The event that a message has as a text, or that was read from it. */
function readEvent(message: unknown): unknown {
  if (typeof message !== 'string') return isEvent(message) ? message : undefined;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
