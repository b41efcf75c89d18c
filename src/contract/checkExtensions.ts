import {ContractError} from './ContractError';
import {extensions} from './extensions';
import {walkNodes} from './lint/walkNodes';
import type {Spec} from './Spec';

/** Stops at fields of ours (`x-…`) that hold something else than pages and sandbox read of them. */
export function checkExtensions(spec: Spec): void {
  const problems: string[] = [];
  walkNodes(spec.content, (node, at) => {
    for (const [key, value] of Object.entries(node)) {
      const extension = Object.hasOwn(extensions, key) ? extensions[key] : undefined;
      if (extension === undefined || extension.isSound(value)) continue;
      const got = JSON.stringify(value)?.slice(0, 60) ?? 'nothing';
      problems.push(
        spec.errorAtKey([...at, key], `\`${key}\`: expected ${extension.expected}, got ${got}.`)
          .message,
      );
    }
  });
  if (problems.length > 0) throw new ContractError([...new Set(problems)].join('\n'));
}
