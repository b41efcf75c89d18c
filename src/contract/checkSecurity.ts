import {closest} from 'fastest-levenshtein';
import {ContractError} from './ContractError';
import type {NodePath} from './jsonPointer';
import {listOperations, listWebhooks} from './listOperations';
import {listAuthorizations, toCredentials} from './samples/credentials';
import type {SpecFile} from './SpecFile';
import type {ContractDocument, SecurityRequirement} from './types';

type Requirements = readonly SecurityRequirement[];
type Report = (at: NodePath, message: string) => void;

/**
 * Stops at security schemes that are not declared, as samples would be sent without a key, and at
 * operations that ask for more than a request can have.
 */
export function checkSecurity(spec: SpecFile, document: ContractDocument): void {
  const problems: string[] = [];
  const report: Report = (at, message) => void problems.push(spec.errorAtKey(at, message).message);
  const check = (requirements: Requirements = [], at: NodePath): void => {
    checkNames(document, requirements, at, report);
    checkHeader(document, requirements, at, report);
  };
  check(document.security, ['security']);
  for (const {path, method, source} of listOperations(document))
    check(source.security, ['paths', path, method, 'security']);
  for (const {path, method, source} of listWebhooks(document))
    check(source.security, ['webhooks', path, method, 'security']);
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

function checkNames(
  {components}: ContractDocument,
  requirements: Requirements,
  at: NodePath,
  report: Report,
): void {
  const declared = Object.keys(components?.securitySchemes ?? {});
  for (const [index, requirement] of requirements.entries()) {
    for (const name of Object.keys(requirement)) {
      if (declared.includes(name)) continue;
      const hint =
        declared.length === 0
          ? 'Fix: declare it below `components/securitySchemes`.'
          : `Did you mean "${closest(name, declared)}"?`;
      report([...at, index, name], `security scheme "${name}" is not declared. ${hint}`);
    }
  }
}

/** Each way to call an operation may need the header `Authorization` once. */
function checkHeader(
  document: ContractDocument,
  requirements: Requirements,
  at: NodePath,
  report: Report,
): void {
  const count = (requirement: SecurityRequirement): number =>
    listAuthorizations(toCredentials(document, requirement)).length;
  const [first] = requirements;
  if (first === undefined || requirements.some((one) => count(one) < 2)) return;
  const names = Object.keys(first)
    .filter((name) => count({[name]: []}) > 0)
    .map((name) => `"${name}"`);
  report(
    at,
    `${names.join(' and ')} at once are several values of the header Authorization, which a request has once. Fix: write each as an item of its own, if one is enough.`,
  );
}
