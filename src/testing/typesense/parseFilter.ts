/** One condition of a filter: the field has one of the values. */
interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** `a:=x && b:=[x,y]`, values in backticks or not. */
export function parseFilter(filter: string): Condition[] {
  return filter
    .split('&&')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [field = '', value = ''] = part.split(':=');
      return {
        field: field.trim(),
        values: value
          .trim()
          .replace(/^\[|\]$/g, '')
          .split(',')
          .map((one) => one.trim().replace(/^`|`$/g, '')),
      };
    });
}
