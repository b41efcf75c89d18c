import {listCallbacks, type Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {
  ContractDocument,
  ErrorAdvice,
  Example,
  Header,
  Link,
  MediaType,
  RequestBody,
  Response,
} from '../types';
import type {IdRegistry} from './IdRegistry';
import type {SchemaViewer} from './SchemaViewer';
import {isPlainError} from './isPlainError';
import {toDocsFacts, toEncodingFacts, toLinkFact, toServerFacts} from './facts';
import {line, toCodes} from './inlines';
import {toAccessFact} from './securityFacts';
import {writeExamples} from './writeExamples';
import {writeParameter} from './writeParameter';
import {toRichText} from './toRichText';
import type {
  BodyView,
  ContentView,
  FactView,
  FailureView,
  Highlighter,
  MessageView,
  ParameterView,
  ResponseView,
  SchemaView,
} from './types';
import {withFileParts} from './withFileParts';

const isFormType = (mediaType: string): boolean => /^multipart\/form-data/i.test(mediaType);

const isError = (status: string): boolean =>
  Number(status) >= 400 || /^[45]XX$/i.test(status) || status === 'default';

/** Writes what a page shows of one request and its responses, in either direction. */
export class OperationWriter {
  constructor(
    private readonly document: ContractDocument,
    private readonly viewer: SchemaViewer,
    private readonly ids: IdRegistry,
    private readonly highlight: Highlighter,
  ) {}

  write(operation: Operation, id: string): MessageView {
    const {method, path, summary, description, deprecated} = operation;
    const facts = this.writeFacts(operation);
    const callbacks = listCallbacks(this.document, operation).map((callback) =>
      this.writeMessage(callback, this.ids.create(id, callback.id)),
    );
    return {
      id,
      method: method.toUpperCase(),
      path,
      summary: summary === '' ? `${method.toUpperCase()} ${path}` : summary,
      text: toRichText(description),
      ...(deprecated && {deprecated: true as const}),
      parameters: operation.parameters.map((parameter) =>
        writeParameter(this.document, this.viewer, parameter, this.ids.create(id, parameter.name)),
      ),
      ...(operation.requestBody !== undefined && {
        body: this.writeBody(operation.requestBody, `${id}-body`),
      }),
      responses: Object.entries(operation.responses).map(([status, response]) =>
        this.writeResponse(status, response, this.ids.create(id, status)),
      ),
      ...(facts.length > 0 && {facts}),
      ...(callbacks.length > 0 && {callbacks}),
    };
  }

  /** A request that the service sends. What the service shows who it is with is a fact. */
  writeMessage(message: Operation, id: string): MessageView {
    const {facts = [], ...view} = this.write(message, id);
    const {security = []} = message.source;
    const all = [...facts, ...(security.length === 0 ? [] : [toAccessFact(security)])];
    return {...view, ...(all.length > 0 && {facts: all})};
  }

  private writeFacts({callback, tags, summary, pathTexts, source, servers}: Operation): FactView[] {
    return [
      // A callback has no heading, so its words are here.
      ...(callback === undefined
        ? []
        : [['Callback', [['p', [callback]], ...toRichText(summary)]] as const]),
      // Those of others are above all operations.
      ...(callback === undefined || tags.length === 0
        ? []
        : [['Tags', line(...toCodes(tags))] as const]),
      ...pathTexts.map((text) => ['Path', toRichText(text)] as const),
      ...toServerFacts(servers),
      ...toDocsFacts(source.externalDocs),
    ];
  }

  private writeBody({required = false, description, content}: RequestBody, id: string): BodyView {
    return {
      required,
      ...(typeof description === 'string' && {text: toRichText(description)}),
      contents: this.writeContents(content, id),
    };
  }

  private writeContents(content: Readonly<Record<string, MediaType>>, id: string): ContentView[] {
    return Object.entries(content).map(([mediaType, media], index) => {
      const encodings = Object.entries(media.encoding ?? {});
      const facts = encodings.flatMap(([name, encoding]) => toEncodingFacts(name, encoding));
      const parts = encodings.flatMap(([name, {headers = {}}]) =>
        Object.keys(headers).length === 0
          ? []
          : [{name, headers: this.writeHeaders(headers, `${id}-${name}`)}],
      );
      return {
        mediaType,
        ...(media.schema !== undefined && {
          schema: this.writeSchema(media, mediaType, index === 0 ? id : `${id}-${mediaType}`),
        }),
        examples: writeExamples(this.document, media, mediaType, this.highlight),
        ...(facts.length > 0 && {facts}),
        ...(parts.length > 0 && {parts}),
      };
    });
  }

  private writeSchema(media: MediaType, mediaType: string, id: string): SchemaView {
    const view = this.viewer.view(media.schema ?? {}, id);
    return isFormType(mediaType) ? withFileParts(this.document, media, view) : view;
  }

  private writeHeaders(headers: NonNullable<Response['headers']>, id: string): ParameterView[] {
    return Object.entries(headers).map(([name, reference]) =>
      writeParameter(
        this.document,
        this.viewer,
        {...resolveReference<Header>(this.document, reference), name, in: 'header'},
        this.ids.create(id, name),
      ),
    );
  }

  private writeResponse(status: string, response: Response, id: string): ResponseView {
    const headers = this.writeHeaders(response.headers ?? {}, id);
    const isPlain = isPlainError(this.document, response);
    const facts = Object.entries(response.links ?? {}).map(([name, link]) =>
      toLinkFact(name, resolveReference<Link>(this.document, link)),
    );
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
      ...(facts.length > 0 && {facts}),
    };
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
