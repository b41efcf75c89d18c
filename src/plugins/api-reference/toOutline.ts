import type {ContractDocument, PathItem, PathItems} from '../../contract';
import {methods} from '../../contract/types';
import type {ApiView, MessageView} from '../../contract/view/types';

/**
 * What docusaurus-plugin-openapi-docs needs of a specification: its operations with their names and
 * tags. It would write out every reference at every place, and convert the whole to Postman; our
 * writers use none of that.
 *
 * @param view the page, whose ids differ from those of the specification where these have
 *   characters that ids have not
 */
export function toOutline(
  {openapi, info: {title, version}, tags = [], paths, webhooks = {}}: ContractDocument,
  view: Pick<ApiView, 'operations' | 'webhooks'>,
): ContractDocument {
  return {
    openapi,
    info: {title, version},
    tags: tags.map(({name}) => ({name})),
    paths: toOutlines(paths, view.operations),
    webhooks: toOutlines(webhooks, view.webhooks),
  };
}

const toOutlines = (items: PathItems, messages: readonly MessageView[]): PathItems => {
  const ids = new Map(messages.map(({method, path, id}) => [`${method} ${path}`, id]));
  return Object.fromEntries(
    Object.entries(items).map(([path, item]) => [path, toItemOutline(path, item, ids)]),
  );
};

const toItemOutline = (path: string, item: PathItem, ids: ReadonlyMap<string, string>): PathItem =>
  Object.fromEntries(
    methods.flatMap((method) => {
      const operationId = ids.get(`${method.toUpperCase()} ${path}`);
      if (operationId === undefined) return [];
      const {summary, tags} = item[method] ?? {};
      return [[method, {operationId, summary, tags, responses: {200: {description: 'Success'}}}]];
    }),
  );
