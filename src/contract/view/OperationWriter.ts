import type {Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {
  ContractDocument,
  ErrorAdvice,
  Example,
  Header,
  MediaType,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../types';
import type {IdRegistry} from './IdRegistry';
import type {SchemaViewer} from './SchemaViewer';
import {toRichText} from './toRichText';
import type {
  BodyView,
  ContentView,
  ExampleView,
  FailureView,
  MessageView,
  ParameterView,
  ResponseView,
} from './types';

const isError = (status: string): boolean =>
  Number(status) >= 400 || /^[45]XX$/i.test(status) || status === 'default';

/** The schemas that a request and its responses show, in the order in which the page does. */
export function listSchemas({parameters, requestBody, responses}: Operation): Schema[] {
  const contents = [
    requestBody?.content,
    ...Object.values(responses)
      .filter((response) => !isPlainError(response))
      .map(({content}) => content),
  ];
  return [
    ...parameters.flatMap((parameter) => getSchema(parameter) ?? []),
    ...contents.flatMap((content) =>
      Object.values(content ?? {}).flatMap(({schema}) => schema ?? []),
    ),
  ];
}

/** Writes what a page shows of one request and its responses, in either direction. */
export class OperationWriter {
  constructor(
    private readonly document: ContractDocument,
    private readonly viewer: SchemaViewer,
    private readonly ids: IdRegistry,
  ) {}

  write(operation: Operation, id: string): MessageView {
    const {method, path, summary, description, deprecated} = operation;
    return {
      id,
      method: method.toUpperCase(),
      path,
      summary: summary === '' ? `${method.toUpperCase()} ${path}` : summary,
      text: toRichText(description),
      ...(deprecated && {deprecated: true as const}),
      parameters: operation.parameters.map((parameter) =>
        this.writeParameter(parameter, this.ids.create(id, parameter.name)),
      ),
      ...(operation.requestBody !== undefined && {
        body: this.writeBody(operation.requestBody, `${id}-body`),
      }),
      responses: Object.entries(operation.responses).map(([status, response]) =>
        this.writeResponse(status, response, this.ids.create(id, status)),
      ),
    };
  }

  private writeParameter(
    {
      name,
      in: place,
      required,
      description,
      deprecated,
      example,
      examples = {},
      ...rest
    }: Parameter,
    id: string,
  ): ParameterView {
    const shown =
      example === undefined
        ? Object.values(examples).map((one) => resolveReference<Example>(this.document, one).value)
        : [example];
    return {
      ...this.viewer.view(getSchema(rest) ?? {}, id),
      id,
      name,
      place,
      ...(required === true && {required: true as const}),
      ...(typeof description === 'string' && {text: toRichText(description)}),
      ...(deprecated === true && {deprecated: true as const}),
      ...(shown.length > 0 && {
        examples: shown.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
      }),
    };
  }

  private writeBody({required = false, description, content}: RequestBody, id: string): BodyView {
    return {
      required,
      ...(typeof description === 'string' && {text: toRichText(description)}),
      contents: this.writeContents(content, id),
    };
  }

  private writeContents(content: Readonly<Record<string, MediaType>>, id: string): ContentView[] {
    return Object.entries(content).map(([mediaType, media], index) => ({
      mediaType,
      ...(media.schema !== undefined && {
        schema: this.viewer.view(media.schema, index === 0 ? id : `${id}-${mediaType}`),
      }),
      examples: this.writeExamples(media),
    }));
  }

  private writeResponse(status: string, response: Response, id: string): ResponseView {
    const headers = Object.entries(response.headers ?? {}).map(([name, reference]) => {
      const header = resolveReference<Header>(this.document, reference);
      return this.writeParameter({...header, name, in: 'header'}, this.ids.create(id, name));
    });
    const isPlain = isPlainError(response);
    return {
      id,
      status,
      isError: isError(status),
      text: toRichText(response.description ?? ''),
      ...(response['x-billed'] !== undefined && {billed: response['x-billed']}),
      ...(response.content !== undefined &&
        !isPlain && {contents: this.writeContents(response.content, id)}),
      ...(isPlain && {failures: this.writeFailures(response)}),
      ...(headers.length > 0 && {headers}),
      ...toAdvice(response),
    };
  }

  private writeExamples({example, examples = {}}: MediaType): ExampleView[] {
    if (example !== undefined) return [{name: 'example', summary: 'Example', value: example}];
    return Object.entries(examples).map(([name, reference]) => {
      const {summary = name, value} = resolveReference<Example>(this.document, reference);
      return {name, summary, value};
    });
  }

  private writeFailures(response: Response): FailureView[] {
    const [media] = Object.values(response.content ?? {});
    return Object.entries(media?.examples ?? {}).map(([name, reference]) => {
      const example = resolveReference<Example>(this.document, reference);
      const {cause, remedy} = toAdvice(example);
      return {
        summary: example.summary ?? name,
        message: (example.value as {readonly message: string}).message,
        ...(cause !== undefined && {cause}),
        ...(remedy !== undefined && {remedy}),
      };
    });
  }
}

/** An error of our own APIs: its body is a message, and the page tells what each message means instead of a schema. */
const isPlainError = (response: Response): boolean =>
  response['x-cause'] !== undefined &&
  Object.values(response.content ?? {})[0]?.examples !== undefined;

const getSchema = ({
  schema,
  content = {},
}: Pick<Parameter, 'content' | 'schema'>): Schema | undefined =>
  schema ?? Object.values(content)[0]?.schema;

function toAdvice({
  'x-cause': cause,
  'x-remedy': remedy,
  'x-retry': retry,
}: ErrorAdvice): Pick<ResponseView, 'cause' | 'remedy' | 'retry'> {
  return {
    ...(cause !== undefined && {cause: toRichText(cause)}),
    ...(remedy !== undefined && {remedy: toRichText(remedy)}),
    ...(retry !== undefined && {retry: {when: retry.when, advice: toRichText(retry.advice)}}),
  };
}
