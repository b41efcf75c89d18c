import {closest} from 'fastest-levenshtein';
import {ContractError} from './ContractError';
import type {NodePath} from './jsonPointer';
import {listOperations, listWebhooks} from './listOperations';
import {listAuthorizations, toCredentials} from './samples/credentials';
import type {SpecFile} from './SpecFile';
import type {ContractDocument, SecurityRequirement} from './types';

/**
 * Stops at security schemes that are not declared, as samples would be sent without a key, and at
 * operations that ask for more than a request can have.
 */
export function checkSecurity(spec: SpecFile, document: ContractDocument): void {
  const declared = Object.keys(document.components?.securitySchemes ?? {});
  const problems: string[] = [];
  const count = (requirement: SecurityRequirement): number =>
    listAuthorizations(toCredentials(document, requirement)).length;
  const check = (requirements: readonly SecurityRequirement[] = [], at: NodePath): void => {
    for (const [index, requirement] of requirements.entries()) {
      for (const name of Object.keys(requirement)) {
        if (declared.includes(name)) continue;
        const hint =
          declared.length === 0
            ? 'Fix: declare it below `components/securitySchemes`.'
            : `Did you mean "${closest(name, declared)}"?`;
        problems.push(
          spec.errorAtKey(
            [...at, index, name],
            `security scheme "${name}" is not declared. ${hint}`,
          ).message,
        );
      }
    }
    const [first] = requirements;
    if (first !== undefined && requirements.every((one) => count(one) > 1)) {
      const names = Object.keys(first)
        .filter((name) => count({[name]: []}) > 0)
        .map((name) => `"${name}"`);
      problems.push(
        spec.errorAtKey(
          at,
          `${names.join(' and ')} at once are several values of the header Authorization, which a request has once. Fix: write each as an item of its own, if one is enough.`,
        ).message,
      );
    }
  };
  check(document.security, ['security']);
  for (const {path, method, source} of listOperations(document))
    check(source.security, ['paths', path, method, 'security']);
  for (const {path, method, source} of listWebhooks(document))
    check(source.security, ['webhooks', path, method, 'security']);
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}
