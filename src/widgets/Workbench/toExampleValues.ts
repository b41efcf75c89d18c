import {createDefaultValues, type PartValue, type RequestValues} from '../../sandbox/cases';
import type {OperationForm} from '../../sandbox/formTypes';
import {samples} from '../../sandbox/samples';
import {getOperation} from '../../sandbox/cases/toRequest';

/** The request of the operation's samples, with a test key. */
export function toExampleValues({id, example}: OperationForm): RequestValues {
  const defaults = createDefaultValues(id);
  // The default request of an operation that the sandbox does not simulate is that of its samples.
  if (getOperation(id).example !== undefined) return defaults;
  const {parameters, body, parts} = example;
  const key = defaults.headers['x-api-key'];
  return {
    operationId: id,
    pathParameters: {...defaults.pathParameters, ...parameters.path},
    query: parameters.query,
    headers: {...parameters.header, ...(key !== undefined && {'x-api-key': key})},
    ...(body !== undefined && {body: body.text}),
    ...(parts !== undefined && {parts: toParts(parts, defaults)}),
  };
}

/** Files of the samples are sample pictures, named as such; any other file is the default one. */
const toParts = (
  parts: NonNullable<OperationForm['example']['parts']>,
  defaults: RequestValues,
): readonly PartValue[] =>
  parts.map(({name, value, isFile}) => {
    if (!isFile) return {name, value};
    const sample = samples.find((one) => `${one.name}.jpg` === value)?.name;
    const standard = defaults.parts?.find((part) => part.name === name)?.value;
    return {name, value: sample === undefined ? (standard ?? {made: 'file'}) : {sample}};
  });
