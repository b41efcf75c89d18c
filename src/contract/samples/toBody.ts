import {getBodyKind, getMainBody} from '../getBodyKind';
import type {Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Example, MediaType} from '../types';
import {toPlain} from './serialize';
import {toForm, toParts, type CallPart} from './toForm';

/** The body of a call, in one of its forms. */
export interface CallBody {
  readonly json?: unknown;
  readonly parts?: readonly CallPart[];
  /** Text, or a file whose bytes are the body. */
  readonly content?: {readonly type: string; readonly text?: string; readonly file?: string};
  /** Media type of `json`. Default: application/json. */
  readonly jsonType?: string;
}

export const hasBody = ({json, parts, content}: CallBody): boolean =>
  (json ?? parts ?? content) !== undefined;

/** The body that an operation has in the example of its main media type. */
export function getBody(
  document: ContractDocument,
  operation: Operation,
  example: string | undefined,
): CallBody {
  const [type, media] = getMainBody(document, operation) ?? [];
  if (type === undefined || media === undefined) return {};
  const value = getBodyExample(document, operation, media, example);
  switch (getBodyKind(document, type, media)) {
    case 'parts':
      return {parts: toParts(document, media, value as object)};
    case 'form':
      return {content: {type, text: toForm(media, value as object)}};
    case 'json':
      return {
        json: value,
        ...(type !== 'application/json' && !type.includes('*') && {jsonType: type}),
      };
    case 'bytes': {
      const file = toPlain(value);
      return {content: {type: toSentType(type, file), file}};
    }
    default:
      return {content: {type: toSentType(type), text: toPlain(value)}};
  }
}

/** A type of each range: a request names one. */
const SENT_TYPES: Readonly<Record<string, string>> = {
  audio: 'audio/mpeg',
  image: 'image/png',
  text: 'text/plain',
  video: 'video/mp4',
};

/** A media type that is no range; of a picture, that which the name of its file says. */
export function toSentType(type: string, file = ''): string {
  if (!type.includes('*')) return type;
  const [group = ''] = type.split('/');
  const ending = /\.(png|jpe?g|gif|webp|avif)$/i.exec(file)?.[1]?.toLowerCase();
  return (group === 'image' || group === '*') && ending !== undefined
    ? `image/${ending.replace('jpg', 'jpeg')}`
    : (SENT_TYPES[group] ?? (file === '' ? 'text/plain' : 'application/octet-stream'));
}

function getBodyExample(
  document: ContractDocument,
  operation: Operation,
  media: MediaType,
  name: string | undefined,
): unknown {
  if (name === undefined && media.example !== undefined) return media.example;
  const examples = media.examples ?? {};
  const chosen = name === undefined ? Object.values(examples)[0] : examples[name];
  if (chosen === undefined) {
    throw new Error(
      `${operation.id}: request example ${JSON.stringify(name ?? 'any')} does not exist. Expected: ${Object.keys(examples).join(' or ')}.`,
    );
  }
  return resolveReference<Example>(document, chosen).value;
}
