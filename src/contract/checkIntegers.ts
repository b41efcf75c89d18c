import {ContractError} from './ContractError';
import type {NodePath} from './jsonPointer';
import type {Spec} from './Spec';

/** Ends of the range of a format, which the format says already. */
const BOUNDS: Readonly<Record<string, string>> = {
  '-9223372036854775808': 'int64',
  '9223372036854775807': 'int64',
  '18446744073709551615': 'uint64',
};
const BOUND_KEYWORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/**
 * Stops at integers that a number of JavaScript cannot hold: pages and samples would show another
 * one, and so do most readers of JSON.
 */
export function checkIntegers(spec: Spec): void {
  const problems: string[] = [];
  walkLarge(spec.content, [], (value, at) => {
    const written = spec.getSource(at) ?? '';
    if (/^[-+]?[\d.]*(?:\.|e)/i.test(written) || toDigits(written) === String(value)) return;
    problems.push(
      spec.errorAtKey(
        at,
        `\`${at.join('.')}\`: ${written} is beyond the integers that JSON keeps exact, and becomes ${value}. ${getRemedy(at, written)}`,
      ).message,
    );
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

/** Visits the integers of which neighbors cannot be told apart. */
function walkLarge(
  node: unknown,
  at: NodePath,
  visit: (value: number, at: NodePath) => void,
): void {
  if (typeof node === 'number') {
    if (Number.isInteger(node) && !Number.isSafeInteger(node)) visit(node, at);
  } else if (Array.isArray(node)) {
    node.forEach((item, index) => walkLarge(item, [...at, index], visit));
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) walkLarge(value, [...at, key], visit);
  }
}

/** An integer in decimal digits, also if it was written with others. */
function toDigits(written: string): string {
  try {
    return String(BigInt(written.replace(/^\+/, '')));
  } catch {
    return written;
  }
}

function getRemedy(at: NodePath, written: string): string {
  const format = BOUNDS[toDigits(written)];
  return format !== undefined && BOUND_KEYWORDS.includes(String(at.at(-1)))
    ? `Fix: leave it out; \`format: ${format}\` says it.`
    : 'Fix: write it as a text, with `type: string`.';
}
