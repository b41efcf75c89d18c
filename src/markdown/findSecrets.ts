import type {TextFinding} from './findBadCharacters';

/** A form that only real secrets have. */
interface SecretKind {
  readonly pattern: RegExp;
  readonly name: string;
}

const kinds: readonly SecretKind[] = [
  {name: 'a private key', pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g},
  {name: 'an AWS key id', pattern: /\b(?:AKIA|ASIA|AROA|AIDA)[A-Z2-7]{16}\b/g},
  {name: 'a GitHub token', pattern: /\bgh[opsur]_[A-Za-z0-9]{30,}\b|\bgithub_pat_\w{30,}/g},
  {name: 'a GitLab token', pattern: /\bglpat-[\w-]{20,}/g},
  {name: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g},
  {
    name: 'a Slack token',
    pattern: /\bxox[abeoprs]-[\w-]{20,}|hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/g,
  },
  {name: 'a Google API key', pattern: /\bAIza[\w-]{35}/g},
  {name: 'a payment key', pattern: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g},
  {name: 'a SendGrid key', pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/g},
  {name: 'an Azure storage key', pattern: /\bAccountKey=[A-Za-z0-9+/=]{40,}/g},
  {name: 'a JSON Web Token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{10,}/g},
  {
    name: 'a password in an address',
    pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@<>"'$%{}]+:(?![<$%{*])[^\s/@<>"'{}]{3,}@/gi,
  },
];

/** A name that says secret, and the value that is given to it. */
const NAMED =
  /\b([\w-]*(?:api[_-]?key|secret|token|passw(?:or)?d|passphrase|private[_-]?key|access[_-]?key|auth)[\w-]*)["'`]?\s*(?:[:=]|=>)\s*["'`]?(?:Bearer\s+|Basic\s+)?([\w+/=.~-]{16,})/gi;
/** What documents write in place of a secret. */
const PLACEHOLDER =
  /^(?:your|my|the|some|example|test|demo|sandbox|dummy|fake|placeholder|change|replace|x{4,}|0{4,}|\.{3,})|example|placeholder|changeme|sandbox|_here$|xxxx|0000|1234567|abcdef|process\.env|secrets?\./i;
/**
 * Fields whose values are used up by the next request: where a list goes on, and that a hook is
 * confirmed.
 */
const SHORT_LIVED = /^(?:continuationToken|Token)$/;
const ENTROPY_MIN = 3.5;

/**
 * What looks like a real secret, by line.
 *
 * @param text any text
 * @param known values that are public, such as the keys of the sandbox
 */
export function findSecrets(text: string, known: readonly string[] = []): TextFinding[] {
  return text.split('\n').flatMap((line, index) => {
    const name = nameSecret(line, known);
    return name === undefined
      ? []
      : [
          {
            line: index + 1,
            message: `holds what looks like ${name}. Expected: a placeholder, such as $API_KEY or <KEY>. Fix: revoke it, if it is real.`,
          },
        ];
  });
}

function nameSecret(line: string, known: readonly string[]): string | undefined {
  const rest = known.reduce((text, value) => text.replaceAll(value, ''), line);
  const kind = kinds.find(({pattern}) =>
    [...rest.matchAll(pattern)].some(([found]) => !/example/i.test(found)),
  );
  if (kind !== undefined) return kind.name;
  return [...rest.matchAll(NAMED)].some(
    ([, name = '', value = '']) => !SHORT_LIVED.test(name) && isRandom(value),
  )
    ? 'a key'
    : undefined;
}

/** Whether a value was made by a machine: words and paths have fewer kinds of characters. */
const isRandom = (value: string): boolean =>
  /\d/.test(value) &&
  /[A-Za-z]/.test(value) &&
  !PLACEHOLDER.test(value) &&
  getEntropy(value) >= ENTROPY_MIN &&
  !/^[a-z]+(?:[-_.][a-z0-9]+)+$/.test(value);

/** Bits for each character, by how often each occurs (Shannon). */
function getEntropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / value.length) * Math.log2(count / value.length),
    0,
  );
}
