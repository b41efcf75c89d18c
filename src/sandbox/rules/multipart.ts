import {refuse, type ImagePart, type Rule} from '../exchange';
import {getImageSize} from '../recognition/imageFormat';
import {ERROR_OF_FIELD} from './parameters';

/** The parts of a body, or undefined when it is not multipart/form-data. */
async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | undefined> {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;

  try {
    return await new Response(bytes, {headers: {'content-type': contentType}}).formData();
  } catch {
    return undefined;
  }
}

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** 400 for a body that is no multipart/form-data, for a missing or broken image, and for a part that does not fit. */
export const checkMultipart: Rule = async (exchange) => {
  const {operation, request, body} = exchange;
  if (!('notMultipart' in operation.errors)) return undefined;

  const form = await readForm(body ?? new Uint8Array(), request.headers.get('content-type') ?? '');
  if (form === undefined) return refuse(exchange, 'notMultipart');

  const images: ImagePart[] = [];
  for (const part of form.getAll('image')) {
    // A part without a file name is text: the bytes of a picture do not survive that, so it is no image.
    const file = typeof part === 'string' ? new Blob([part]) : part;
    images.push({bytes: new Uint8Array(await file.arrayBuffer()), type: file.type});
  }
  if (images.length === 0) return refuse(exchange, 'imageMissing');

  const parts: Record<string, string> = {};
  for (const {name, isRequired, isValid} of operation.parts) {
    const value = form.get(name);
    if (value === null && !isRequired) continue;

    const text = typeof value === 'string' ? value : value === null ? '' : await value.text();
    const fits = name === 'customData' ? isJsonObject(text) : isValid(text);
    const error = name === 'customData' ? 'invalidCustomData' : ERROR_OF_FIELD[name];
    if (!fits && error !== undefined) return refuse(exchange, error);

    parts[name] = text;
  }
  if (images.some(({bytes}) => getImageSize(bytes) === undefined))
    return refuse(exchange, 'invalidImage');

  exchange.images = images;
  exchange.parts = parts;
  return undefined;
};
