/** Whether a media type is JSON: `application/json`, or one such as `application/problem+json`. */
export const isJsonType = (type = ''): boolean => /[/+]json\b/i.test(type);
