/** Media types of texts; the bytes of any other one are a file. */
export const isTextType = (type: string): boolean =>
  /^text\/|\b(?:(?:nd)?jsonl?|xml|yaml|javascript|x-www-form-urlencoded)\b/i.test(type);

/** Media types of files whose bodies need no schema to say so. */
export const isFileType = (type: string): boolean =>
  /octet-stream|pdf|zip|protobuf|msgpack|cbor|\bvnd\.(?:openxml|oasis|ms-)|^(?:image|audio|video|font)\//i.test(
    type,
  );

/** Media types of streams: their bodies are lists, and are written item by item. */
export const isStreamType = (type: string): boolean =>
  /^text\/event-stream\b|[/+]json-seq\b|\b(?:jsonl(?:ines)?|ndjson)\b/i.test(type);

/** Media types of forms without files. */
export const isFormType = (type: string): boolean =>
  /^application\/x-www-form-urlencoded/i.test(type);

/** Whether a media type is XML: `application/xml`, or one such as `application/problem+xml`. */
export const isXmlType = (type: string): boolean => /[/+]xml\b/i.test(type);

/** Whether a media type is a range that JSON is in. */
export const isJsonRange = (type: string): boolean => /^(?:\*|application)\/\*/i.test(type);

/** Whether a value is a text of XML: nothing else that is sent as a text begins with "<". */
export const isXmlText = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*</.test(value);
