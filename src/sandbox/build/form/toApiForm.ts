import {
  dereference,
  listOperations,
  type ContractDocument,
  type Example,
  type Operation,
  type Response,
} from '../../../contract';
import {getErrorContent} from '../../../contract/getErrorContent';
import {toMessage} from '../../../contract/listErrors';
import {toErrorStatus} from '../../../contract/toErrorStatus';
import {getApiView} from '../../../contract/view/getApiView';
import {getPageOf} from '../../../contract/view/pages/getPageOf';
import type {FailureView, OperationView, ResponseView} from '../../../contract/view/types';
import {isJsonType} from '../../../contract/isJsonType';
import {isWrittenByClient} from '../../../contract/isWrittenByClient';
import type {ApiId} from '../../contractTypes';
import type {ApiEntry, ApiForm, FormFailure, FormResponse, OperationForm} from '../../formTypes';
import {describeExample} from '../describeExample';
import {listFields, toFormField, type Shared} from './toFormField';
import {toPlain} from './toPlain';

/** Finds the id of a documented error in the list of all errors. */
export type FindEntry = (
  operationId: string,
  status: string,
  message: string,
) => string | undefined;

/** What the workbench shows of an API: its operations in the list of all, and their forms. */
export function toApiForm(
  api: ApiId,
  document: ContractDocument,
  findEntry: FindEntry = () => undefined,
): {readonly entry: ApiEntry; readonly form: ApiForm} {
  const view = getApiView(api, document);
  const shared: Shared = new Map(view.schemas.map((schema) => [schema.id, schema]));
  const flat = dereference(document);
  const sources = listOperations(flat);
  const getPage = getPageOf(view);
  const operations = view.operations.flatMap((operation, index) => {
    const source = sources[index];
    if (source === undefined) return [];
    const {request} = describeExample(flat, source);
    return {
      ...toOperationForm(operation, shared),
      responses: operation.responses
        .filter(({isError}) => isError)
        .map((response) => toFormResponse(response, source, findEntry)),
      server: operation.server ?? view.servers[0]?.url ?? '',
      page: getPage(operation.id),
      example: request,
    };
  });
  return {
    form: {api, operations},
    entry: {
      id: api,
      title: view.title,
      operations: operations.map(({id, method, path, summary}) => ({id, method, path, summary})),
    },
  };
}

function toOperationForm(
  {id, method, path, summary, isPublic, parameters, body}: OperationView,
  shared: Shared,
): Omit<OperationForm, 'example' | 'page' | 'responses' | 'server'> {
  const contents = body?.contents ?? [];
  const parts = contents.find(({mediaType}) => mediaType === 'multipart/form-data')?.schema;
  const json = contents.find(({mediaType}) => isJsonType(mediaType))?.schema;
  const partFields = parts && listFields(parts, shared);
  const jsonFields = json && listFields(json, shared);
  return {
    id,
    method,
    path,
    summary,
    isPublic,
    parameters: parameters
      .filter(({name, place}) => !isWrittenByClient({name, in: place}))
      .map((parameter) => ({...toFormField(parameter, shared), place: parameter.place})),
    ...(partFields !== undefined && {parts: partFields}),
    ...(jsonFields !== undefined && {json: jsonFields}),
  };
}

function toFormResponse(
  {id, status, text, billed, cause, remedy, retry, ...response}: ResponseView,
  operation: Operation,
  findEntry: FindEntry,
): FormResponse {
  const {failures = listFailures(operation.responses[status])} = response;
  const toFailure = ({summary, message, ...own}: FailureView): FormFailure => {
    const entry = findEntry(operation.id, status, message);
    return {
      summary,
      message,
      ...(own.cause !== undefined && {cause: toPlain(own.cause)}),
      ...(own.remedy !== undefined && {remedy: toPlain(own.remedy)}),
      ...(entry !== undefined && {entry}),
    };
  };
  const code = status === 'default' ? toErrorStatus(status, operation.responses) : undefined;
  return {
    id,
    status: code === undefined ? status : String(code),
    text: toPlain(text),
    ...(billed !== undefined && {billed}),
    ...(cause !== undefined && {cause: toPlain(cause)}),
    ...(remedy !== undefined && {remedy: toPlain(remedy)}),
    ...(retry !== undefined && {retry: {when: retry.when, advice: toPlain(retry.advice)}}),
    failures: failures.map(toFailure),
  };
}

/** The errors of a response whose page shows bodies; one alone is what the response says. */
function listFailures(response: Response | undefined): FailureView[] {
  const [, {examples = {}}] = getErrorContent(response ?? {description: ''});
  const all = Object.entries(examples) as [string, Example][];
  return all.length < 2
    ? []
    : all.map(([name, example]) => ({
        summary: example.summary || name,
        message: toMessage(example),
      }));
}
