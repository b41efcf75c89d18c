import {getOperation} from '../../sandbox/cases/toRequest';
import type {SandboxField} from '../../sandbox/contractTypes';
import type {FormField} from '../../sandbox/formTypes';
import type {Place} from './editValues';

/** The field as the sandbox checks it. */
function findSandboxField(
  operationId: string,
  place: Place,
  name: string,
): SandboxField | undefined {
  const {parameters, bodies} = getOperation(operationId);
  return place === 'part'
    ? bodies.flatMap(({fields}) => fields).find((field) => field.name === name)
    : parameters.find((parameter) => parameter.in === place && parameter.name === name);
}

/** A longer list of values is offered, but not listed in an error. */
const FEW = 8;

/** What the API would say about a value; undefined for one that fits. A wrong one can be sent. */
export function describeProblem(
  operationId: string,
  place: Place,
  field: FormField,
  value: string,
): string | undefined {
  const {type, chips = [], values = [], required} = field;
  if (value === '') return required === true ? 'Required.' : undefined;
  const checked = findSandboxField(operationId, place, field.name);
  if (checked === undefined || checked.isValid(value)) return undefined;
  const {error} = checked;
  const message =
    error === undefined ? undefined : getOperation(operationId).errors[error]?.message;
  if (message !== undefined) return message;
  const expected =
    values.length > 0 && values.length <= FEW
      ? `one of ${values.map(([one]) => one).join(', ')}`
      : [type, ...chips].join(', ');
  return `Does not fit the contract. Expected: ${expected}.`;
}
