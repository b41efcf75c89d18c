/** A start tag with its attributes; a value may have any sign between its quotes. */
const ATTRIBUTES = String.raw`(?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*\s*`;

/** A start tag: its name, and its attributes as they are written. For use with `g`. */
export const START_TAG = new RegExp(String.raw`<([a-z][\w-]*)(${ATTRIBUTES})\/?>`, 'gi');

/**
 * An attribute in them: its name, and its value with its quotes. For use with `g`.
 */
export const ATTRIBUTE = /\s([^\s=>"'/]+)(?:=("[^"]*"|'[^']*'|[^\s>"']+))?/g;

/** A value without its quotes. */
export const unquote = (value: string): string => value.replace(/^["']|["']$/g, '');
