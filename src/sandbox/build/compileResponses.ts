import {
  dereference,
  listOperations,
  listWebhooks,
  type ContractDocument,
  type MediaType,
} from '../../contract';
import type {ApiId} from '../contractTypes';
import type {ResponseData} from '../resultTypes';
import {createValidators} from './createValidators';

type Contents = Readonly<Record<string, MediaType>> | undefined;

const findSchema = (content: Contents) =>
  Object.values(content ?? {}).find(({schema}) => schema !== undefined)?.schema;

/** The schemas of what operations return, and of the messages to a reader's server. */
export function compileResponses(api: ApiId, document: ContractDocument): ResponseData {
  const flat = dereference(document);
  const validators = createValidators(flat.components?.schemas ?? {}, 'writeOnly');
  const roots: Record<string, number> = {};
  const add = (id: string, content: Contents): void => {
    const schema = findSchema(content);
    if (schema !== undefined) roots[id] = validators.add(schema);
  };
  for (const {id, responses} of listOperations(flat))
    add(id, Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content);
  for (const {id, requestBody} of listWebhooks(flat)) add(id, requestBody?.content);
  return {api, roots, ...validators.toData()};
}
