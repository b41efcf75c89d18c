import type {SandboxField, SandboxOperation} from '../contractTypes';
import {reject, type ImagePart, type Rule} from '../exchange';
import {getImageSize} from '../recognition/imageFormat';
import {readForm} from '../request/readForm';
import {nameImageParts} from './nameImageParts';

const isFile = (part: FormDataEntryValue): part is File => typeof part !== 'string';

/**
 * The image parts; undefined when one of them is text, which the bytes of an image do not survive.
 */
async function readImageFiles(
  form: FormData,
  body: Uint8Array<ArrayBuffer> = new Uint8Array(),
  contentType: string,
): Promise<readonly File[] | undefined> {
  const parts = form.getAll('image');
  if (parts.every(isFile)) return parts;

  const named = await readForm(nameImageParts(body, contentType), contentType);
  const files = named?.getAll('image');
  return files?.every(isFile) === true ? files : undefined;
}

/** The parts of a form that are no files, in the order of the contract. */
const listTextParts = ({bodies}: SandboxOperation): readonly SandboxField[] =>
  bodies.flatMap(({fields}) => fields.filter(({isFile}) => isFile !== true));

/**
 * 400 for a body that is no multipart/form-data, for a missing or broken image, and for a part
 * that does not fit.
 */
export const checkMultipart: Rule = async (exchange) => {
  const {operation, request, body} = exchange;
  if (!('notMultipart' in operation.errors)) return undefined;

  const contentType = request.headers.get('content-type') ?? '';
  const form = await readForm(body ?? new Uint8Array(), contentType);
  if (form === undefined) return reject(exchange, 'notMultipart');

  const files = await readImageFiles(form, body, contentType);
  if (files === undefined) return reject(exchange, 'imageWithoutFileName');
  if (files.length === 0) return reject(exchange, 'imageMissing');

  const images: ImagePart[] = [];
  for (const file of files)
    images.push({bytes: new Uint8Array(await file.arrayBuffer()), type: file.type});

  const parts: Record<string, string> = {};
  for (const {name, isRequired, error, isValid} of listTextParts(operation)) {
    const value = form.get(name);
    if (value === null && isRequired !== true) continue;

    const text = typeof value === 'string' ? value : value === null ? '' : await value.text();
    if (error !== undefined && error !== 'none' && !isValid(text)) return reject(exchange, error);

    parts[name] = text;
  }
  if (images.some(({bytes}) => getImageSize(bytes) === undefined))
    return reject(exchange, 'invalidImage');

  exchange.images = images;
  exchange.parts = parts;
  return undefined;
};
