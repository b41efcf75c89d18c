import {listOperations, type Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import {createSamples} from '../samples';
import type {ContractDocument, ErrorAdvice, Example, Header, MediaType, Parameter, Response, Schema} from '../types';
import {SchemaViewer} from './SchemaViewer';
import {toRichText} from './toRichText';
import type {ApiView, ExampleView, FailureView, OperationView, ParameterView, ResponseView, RuleView} from './types';

/** Turns code into markup of the colours that the style sheet knows; given by the build. */
export type Highlighter = (code: string, language: string) => string;

/** Everything that the reference page of an API shows. */
export function toApiView(id: string, document: ContractDocument, highlight: Highlighter): ApiView {
  const operations = listOperations(document);
  const viewer = new SchemaViewer(document, operations.flatMap(listSchemas));
  const writer = new OperationWriter(document, viewer, highlight);
  const [scheme] = Object.values(document.components?.securitySchemes ?? {});
  return {
    id,
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? '',
    text: toRichText(document.info.description ?? ''),
    servers: (document.servers ?? []).map(({url, description = ''}) => ({url, text: description})),
    ...(scheme?.name !== undefined && {keyHeader: {name: scheme.name, text: toRichText(scheme.description ?? '')}}),
    ...toUnspecified(document['x-unspecified']),
    operations: operations.map((operation) => writer.write(operation)),
    schemas: viewer.viewShared(),
  };
}

/** The schemas that an operation shows, in the order in which its page does; all errors share one body, told in words. */
function listSchemas({requestBody, responses}: Operation): Schema[] {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return [requestBody, ...successes.map(([, response]) => response)].flatMap((holder) => Object.values(holder?.content ?? {})[0]?.schema ?? []);
}

class OperationWriter {
  constructor(
    private readonly document: ContractDocument,
    private readonly viewer: SchemaViewer,
    private readonly highlight: Highlighter,
  ) {}

  write(operation: Operation): OperationView {
    const {id, method, path, summary, description, deprecated, isPublic, source} = operation;
    return {
      id,
      method: method.toUpperCase(),
      path,
      summary,
      text: toRichText(description),
      ...(deprecated && {deprecated: true as const}),
      isPublic,
      ...(source['x-plan-limits'] !== undefined && source['x-plan-limits'].length > 0 && {planLimits: source['x-plan-limits']}),
      ...toUnspecified(source['x-unspecified']),
      parameters: operation.parameters.map((parameter) => this.writeParameter(parameter, `${id}-${parameter.name}`)),
      ...this.writeBody(operation),
      responses: Object.entries(operation.responses).map(([status, response]) => this.writeResponse(operation, status, response)),
      samples: createSamples(this.document, operation).map(({id: sampleId, label, language, code}) => ({id: sampleId, label, language, html: this.highlight(code, language)})),
    };
  }

  private writeParameter({name, in: place, required, description, deprecated, schema = {}, ...rule}: Parameter, id: string): ParameterView {
    const resolved = resolveReference<Schema>(this.document, schema);
    const value = this.viewer.viewValue(resolved);
    return {
      ...value,
      id,
      name,
      place,
      ...(required === true && {required: true as const}),
      ...(description !== undefined && {text: toRichText(description)}),
      ...(deprecated === true && {deprecated: true as const}),
      ...toRule(rule),
    };
  }

  private writeBody(operation: Operation): Pick<OperationView, 'body'> {
    const {id, requestBody} = operation;
    const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    if (requestBody === undefined || mediaType === undefined || media?.schema === undefined) return {};
    return {
      body: {
        mediaType,
        required: requestBody.required ?? false,
        ...(requestBody.description !== undefined && {text: toRichText(requestBody.description)}),
        schema: this.viewer.view(media.schema, `${id}-body`),
        examples: this.writeExamples(media),
      },
    };
  }

  private writeResponse(operation: Operation, status: string, response: Response): ResponseView {
    const id = `${operation.id}-${status}`;
    const isError = Number(status) >= 400;
    const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => this.writeHeader(name, resolveReference<Header>(this.document, header), `${id}-${name}`));
    return {
      id,
      status,
      text: toRichText(response.description),
      ...(response['x-billed'] !== undefined && {billed: response['x-billed']}),
      ...(mediaType !== undefined && {mediaType}),
      ...(!isError && media?.schema !== undefined && {schema: this.viewer.view(media.schema, id)}),
      ...(!isError && media !== undefined && {examples: this.writeExamples(media)}),
      ...(headers.length > 0 && {headers}),
      ...toAdvice(response),
      ...(isError && media !== undefined && {failures: this.writeFailures(media, response)}),
      ...toRule(response),
    };
  }

  private writeHeader(name: string, header: Header, id: string): ParameterView {
    return this.writeParameter({...header, name, in: 'header'}, id);
  }

  private writeExamples({examples = {}}: MediaType): ExampleView[] {
    return Object.entries(examples).map(([name, reference]) => {
      const {summary = name, value} = resolveReference<Example>(this.document, reference);
      return {name, summary, value};
    });
  }

  private writeFailures({examples = {}}: MediaType, response: Response): FailureView[] {
    return Object.entries(examples).map(([name, reference]) => {
      const example = resolveReference<Example>(this.document, reference);
      const {message} = example.value as {readonly message: string};
      const {cause, remedy} = toAdvice(example);
      return {
        summary: example.summary ?? name,
        message,
        ...(cause !== undefined && {cause}),
        ...(remedy !== undefined && {remedy}),
        ...toRule({...response, ...example}),
      };
    });
  }
}

const toUnspecified = (texts: readonly string[] | undefined): {unspecified?: ReturnType<typeof toRichText>[]} => (texts === undefined ? {} : {unspecified: texts.map(toRichText)});

function toRule(origin: ErrorAdvice | Header): RuleView {
  if (origin['x-rule'] !== 'assumed') return {};
  return {assumed: true, ...(origin['x-rule-reason'] !== undefined && {reason: origin['x-rule-reason']})};
}

function toAdvice({'x-cause': cause, 'x-remedy': remedy, 'x-retry': retry}: ErrorAdvice): Pick<ResponseView, 'cause' | 'remedy' | 'retry'> {
  return {
    ...(cause !== undefined && {cause: toRichText(cause)}),
    ...(remedy !== undefined && {remedy: toRichText(remedy)}),
    ...(retry !== undefined && {retry: {when: retry.when, advice: toRichText(retry.advice)}}),
  };
}
