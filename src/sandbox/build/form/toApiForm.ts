import {dereference, listOperations, type ContractDocument} from '../../../contract';
import {getPageOf} from '../../../contract/view/pages/getPageOf';
import {toApiView} from '../../../contract/view/toApiView';
import type {OperationView, ResponseView} from '../../../contract/view/types';
import {isJsonType} from '../../../contract/isJsonType';
import type {ApiId} from '../../contractTypes';
import type {ApiEntry, ApiForm, FormFailure, FormResponse, OperationForm} from '../../formTypes';
import {describeExample} from '../describeExample';
import {listFields, toFormField, type Shared} from './toFormField';
import {toPlain} from './toPlain';

/** What the workbench shows of an API: its operations in the list of all, and their forms. */
export function toApiForm(
  api: ApiId,
  document: ContractDocument,
): {readonly entry: ApiEntry; readonly form: ApiForm} {
  const view = toApiView(api, document, (code) => [code]);
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
  {id, method, path, summary, isPublic, parameters, body, responses}: OperationView,
  shared: Shared,
): Omit<OperationForm, 'example' | 'page' | 'server'> {
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
    parameters: parameters.map((parameter) => ({
      ...toFormField(parameter, shared),
      place: parameter.place,
    })),
    ...(partFields !== undefined && {parts: partFields}),
    ...(jsonFields !== undefined && {json: jsonFields}),
    responses: responses.filter(({isError}) => isError).map(toFormResponse),
  };
}

function toFormResponse({
  id,
  status,
  text,
  billed,
  cause,
  remedy,
  retry,
  failures = [],
}: ResponseView): FormResponse {
  return {
    id,
    status,
    text: toPlain(text),
    ...(billed !== undefined && {billed}),
    ...(cause !== undefined && {cause: toPlain(cause)}),
    ...(remedy !== undefined && {remedy: toPlain(remedy)}),
    ...(retry !== undefined && {retry: {when: retry.when, advice: toPlain(retry.advice)}}),
    failures: failures.map(({summary, message, ...own}): FormFailure => ({
      summary,
      message,
      ...(own.cause !== undefined && {cause: toPlain(own.cause)}),
      ...(own.remedy !== undefined && {remedy: toPlain(own.remedy)}),
    })),
  };
}
