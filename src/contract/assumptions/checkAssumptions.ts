import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  listProductAssumptions,
  textAssumptions,
  type Assumption,
  type TextAssumption,
} from '../../data/assumptions';
import {productAssumptions, productModules} from '../../data/products/assumptions';
import {isReason} from './isReason';

const PRODUCTS = 'src/data/products';
/** Files of that folder that describe no product. */
const OTHERS = ['assumptions', 'configSchema'];

/**
 * Checks the marks in data: each export of a product has one, each has a reason, and each
 * statement still exists.
 */
export function checkAssumptions(root = '.'): string[] {
  const files = readdirSync(path.join(root, PRODUCTS))
    .filter((name) => /^[^.]+\.ts$/.test(name))
    .map((name) => path.basename(name, '.ts'))
    .filter((name) => !OTHERS.includes(name));
  return [
    ...listUnmarked(files, productModules, productAssumptions),
    ...listBare(listProductAssumptions()),
    ...listOutdated(root, textAssumptions),
  ];
}

type Modules = Readonly<Record<string, object>>;

/** Files and exports about products without an entry in `products/assumptions.ts`. */
export function listUnmarked(
  files: readonly string[],
  modules: Modules,
  marks: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string[] {
  return files.flatMap((file) => {
    const exported = Object.keys(modules[file] ?? {});
    if (exported.length === 0) {
      return [
        `${PRODUCTS}/${file}.ts: the product is not in \`productModules\`. Fix: add it to ${PRODUCTS}/assumptions.ts.`,
      ];
    }
    return exported
      .filter((name) => marks[file]?.[name] === undefined)
      .map(
        (name) =>
          `${PRODUCTS}/${file}.ts: \`${name}\` has no mark. Fix: add its statement and reason to ${PRODUCTS}/assumptions.ts.`,
      );
  });
}

/** Decisions without a statement or a reason. */
export const listBare = (assumptions: readonly Assumption[]): string[] =>
  assumptions
    .filter(({statement, reason}) => !isReason(statement) || !isReason(reason))
    .map(
      ({place}) =>
        `${place}: an assumption without a statement or a reason. Expected: a sentence for each.`,
    );

/** Decisions whose statement is no longer in its file. */
export function listOutdated(root: string, assumptions: readonly TextAssumption[]): string[] {
  return assumptions.flatMap(({file, text, statement, reason}) => {
    const absolute = path.join(root, file);
    if (!existsSync(absolute) || !readFileSync(absolute, 'utf8').includes(text)) {
      return [
        `${file}: the text of an assumption is gone, got ${JSON.stringify(text)}. Fix: update or remove its entry in src/data/assumptions.ts.`,
      ];
    }
    return listBare([{place: file, statement, reason}]);
  });
}
