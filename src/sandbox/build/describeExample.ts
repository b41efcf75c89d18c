import {createExample} from '../../contract/example/createExample';
import {getParameterExample} from '../../contract/getParameterExample';
import {getSuccess} from '../../contract/getSuccess';
import {isJsonType} from '../../contract/isJsonType';
import {isWrittenByClient} from '../../contract/isWrittenByClient';
import {toHeaderText, toPlain} from '../../contract/samples/serialize';
import {getBody} from '../../contract/samples/toBody';
import type {
  ContractDocument,
  Example,
  Header,
  MediaType,
  Operation,
  Response,
} from '../../contract';
import type {ExampleRequest, ParameterPlace, SandboxOperation} from '../contractTypes';
import {toSent} from './toSent';

type Described = NonNullable<SandboxOperation['example']>;

/** Request and response of an operation that the sandbox does not simulate. */
export const describeExample = (document: ContractDocument, operation: Operation): Described => ({
  request: describeRequest(document, operation),
  response: describeResponse(document, operation),
});

function describeRequest(document: ContractDocument, operation: Operation): ExampleRequest {
  const parameters: Record<ParameterPlace, Record<string, string>> = {
    path: {},
    query: {},
    header: {},
    cookie: {},
  };
  for (const parameter of operation.parameters) {
    const value = getParameterExample(document, parameter);
    if (isWrittenByClient(parameter)) continue;
    if (value !== undefined && (parameter.required === true || parameter.in !== 'header'))
      parameters[parameter.in][parameter.name] = toPlain(value);
  }
  const {
    json,
    jsonType = 'application/json',
    content,
    parts,
  } = getBody(document, operation, undefined);
  const body =
    json === undefined
      ? content && {type: content.type, text: content.text ?? content.file ?? ''}
      : {type: jsonType, text: JSON.stringify(json, null, 2)};
  return {
    parameters,
    ...(body !== undefined && {body}),
    ...(parts !== undefined && {
      parts: parts.map(({name, value, isFile}) => ({name, value, isFile})),
    }),
  };
}

function describeResponse(document: ContractDocument, operation: Operation): Described['response'] {
  const {status, response, contents} = getSuccess(operation) ?? NOTHING;
  return {
    status,
    headers: describeHeaders(response),
    contents: contents.map(([type, media]) => {
      // Samples read a response of any type as JSON.
      const isJson = isJsonType(type) || type.startsWith('*');
      return toSent(document, type, media, getExample(media) ?? (isJson ? null : ''));
    }),
  };
}

/** Where no success is documented. */
const NOTHING = {status: 204, response: undefined, contents: []};

/** The example of a body; one that fits its schema where it has none. */
export function getExample({example, examples, schema}: MediaType): unknown {
  const [first] = Object.values(examples ?? {});
  return example ?? (first as Example | undefined)?.value ?? createExample(schema, 'response');
}

/** Headers that have an example; those of the message itself are set by the sandbox. */
function describeHeaders(response: Response | undefined): Record<string, string> {
  const headers = Object.entries(response?.headers ?? {}) as [string, Header][];
  return Object.fromEntries(
    headers.flatMap(([name, header]) => {
      const value =
        header.example ??
        (header.schema === undefined ? undefined : createExample(header.schema, 'response'));
      return value === undefined || /^content-/i.test(name)
        ? []
        : [
            [
              name.toLowerCase(),
              toHeaderText(value, {
                style: 'simple',
                explode: header.explode ?? false,
                allowReserved: false,
              }),
            ],
          ];
    }),
  );
}
