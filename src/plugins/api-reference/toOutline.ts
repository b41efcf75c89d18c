import type {ContractDocument, PathItem, PathItems} from '../../contract';
import {methods} from '../../contract/types';

/**
 * What docusaurus-plugin-openapi-docs needs of a specification: its operations with their names and
 * tags. It would write out every reference at every place, and convert the whole to Postman; our
 * writers use none of that.
 */
export function toOutline({
  openapi,
  info: {title, version},
  tags = [],
  paths,
  webhooks = {},
}: ContractDocument): ContractDocument {
  return {
    openapi,
    info: {title, version},
    tags: tags.map(({name}) => ({name})),
    paths: toOutlines(paths),
    webhooks: toOutlines(webhooks),
  };
}

const toOutlines = (items: PathItems): PathItems =>
  Object.fromEntries(Object.entries(items).map(([path, item]) => [path, toItemOutline(item)]));

const toItemOutline = (item: PathItem): PathItem =>
  Object.fromEntries(
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const {operationId, summary, tags} = operation;
      return [[method, {operationId, summary, tags, responses: {200: {description: 'Success'}}}]];
    }),
  );
