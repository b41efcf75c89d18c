import {getImageSize} from '../../../sandbox/recognition/imageFormat';
import {readForm} from '../../../sandbox/request/readForm';
import {nameImageParts} from '../../../sandbox/rules/nameImageParts';

/** What a file or a pasted text consists of. */
export interface Message {
  /** Texts that may be JSON, in their order. */
  readonly texts: readonly string[];
  readonly pictures: readonly Blob[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A request line or a status line, and headers: what `curl --include` prints. */
const HTTP_HEAD = /^(?:HTTP\/[\d.]+ \d{3}|[A-Z]+ \S+ HTTP\/)[^\n]*\n(?:[\w-]+:[^\n]*\n)*\r?\n/;
const FORM_START = /^--([^\r\n]{1,70})\r?\nContent-Disposition:/i;
/** Enough for the headers of a message. */
const HEAD_BYTES = 64 * 1_024;

/** Takes a file apart: an image, a message with its headers, the parts of a form, or a text. */
export async function readMessage(bytes: Bytes): Promise<Message> {
  if (getImageSize(bytes) !== undefined)
    return {texts: [], pictures: [new Blob([bytes], {type: getImageType(bytes)})]};
  // One character per byte, so positions in the text are positions in the file.
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const head = HTTP_HEAD.exec(start)?.[0] ?? '';
  const body = bytes.slice(head.length);
  const type =
    /^content-type:\s*(.*?)\r?$/im.exec(head)?.[1] ?? guessType(start.slice(head.length));
  if (type === undefined || !/^multipart\//i.test(type))
    return {texts: [decodeText(body)], pictures: []};
  return readParts(nameImageParts(body, type), type);
}

/** A form without its headers begins with its boundary. */
function guessType(start: string): string | undefined {
  const boundary = FORM_START.exec(start)?.[1];
  return boundary === undefined ? undefined : `multipart/form-data; boundary="${boundary}"`;
}

async function readParts(body: Bytes, type: string): Promise<Message> {
  const form = await readForm(body, type);
  if (form === undefined) {
    throw new Error(
      'The parts of the form can’t be read. Expected: multipart/form-data with lines that end with CRLF, as it was sent.',
    );
  }
  const texts: string[] = [];
  const pictures: Blob[] = [];
  for (const [, part] of form) {
    if (typeof part === 'string') {
      texts.push(part);
      continue;
    }
    const inner = await readMessage(new Uint8Array(await part.arrayBuffer()));
    texts.push(...inner.texts);
    pictures.push(...inner.pictures);
  }
  return {texts, pictures};
}

const getImageType = ([first]: Bytes): string => (first === 0xff ? 'image/jpeg' : 'image/png');

/** A text in UTF-8, or in UTF-16 as Windows PowerShell writes it. */
function decodeText(bytes: Bytes): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
