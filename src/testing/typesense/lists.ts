/** The parts of a parameter such as `title,content`. */
export const toList = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
