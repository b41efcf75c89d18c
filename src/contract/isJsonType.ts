/**
 * Whether a media type is JSON: `application/json`, or one such as `application/problem+json`.
 * `application/json-seq` is a stream of it.
 */
export const isJsonType = (type = ''): boolean => /[/+]json(?!-seq)\b/i.test(type);
