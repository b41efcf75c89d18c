/** An id for an operation that has none: that of `get /users/{id}` is `getUsersById`. */
export const suggestOperationId = (method: string, path: string): string =>
  method +
  path
    .split('/')
    .flatMap(
      (segment) => segment.replace(/\{([^{}]+)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? [],
    )
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
