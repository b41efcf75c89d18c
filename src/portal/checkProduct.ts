import {packageScope, product} from './product';

/** What a maintainer sets in `product.ts`. */
export interface ProductNames {
  readonly name: string;
  readonly slug: string;
  readonly packageScope: string;
}

interface Field {
  readonly pattern: RegExp;
  readonly expected: string;
}

const fields: Readonly<Record<keyof ProductNames, Field>> = {
  // It is put into YAML, code and markup as it is.
  name: {
    pattern: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} &+.-]*[\p{L}\p{M}\p{N}+])?$/u,
    expected:
      'letters, digits, and between them spaces, "&", "+", "." and "-", such as "Acme Vision"',
  },
  // It is a label of host names.
  slug: {
    pattern: /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    expected:
      'at most 63 lower-case letters, digits and hyphens, of which the first is a letter and the last no hyphen, such as "acme-vision"',
  },
  packageScope: {
    pattern: /^(?:@[a-z0-9][a-z0-9._-]*\/)?$/,
    expected: 'nothing, or the scope with its "@" and "/", such as "@acme/"',
  },
};

/**
 * Stops where `product.ts` holds a name that routes, hosts or packages cannot have. It is called
 * where the names become tokens, which every program reads and no page loads.
 *
 * @param names default: those of `product.ts`
 * @throws Error naming the file and each field
 * @example checkProduct({name: 'Acme Vision', slug: 'acme-vision', packageScope: '@acme/'})
 */
export function checkProduct(names: ProductNames = {...product, packageScope}): void {
  const problems = (Object.keys(fields) as (keyof ProductNames)[])
    .filter((key) => !fields[key].pattern.test(names[key]))
    .map(
      (key) =>
        `- src/portal/product.ts: \`${key}\` cannot be used, got ${JSON.stringify(names[key])}. Expected: ${fields[key].expected}.`,
    );
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  // Programs fail while they load their modules, and the way through these explains nothing.
  error.stack = error.message;
  throw error;
}
