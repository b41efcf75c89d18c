import {resolveReference} from './resolveReference';
import type {ContractDocument, PathItems, SecurityScheme} from './types';

/**
 * Replaces path items and security schemes that are references by what they refer to: generators
 * of pages skip such references.
 */
export function inlineReferences(document: ContractDocument): ContractDocument {
  const inline = (items: PathItems): PathItems =>
    Object.fromEntries(
      Object.entries(items).map(([path, item]) => [
        path,
        path.startsWith('x-') || item.$ref === undefined ? item : resolveReference(document, item),
      ]),
    );
  const {securitySchemes, ...components} = document.components ?? {};
  return {
    ...document,
    // A document that only sends has none.
    paths: inline((document as Partial<ContractDocument>).paths ?? {}),
    ...(document.webhooks !== undefined && {webhooks: inline(document.webhooks)}),
    ...(securitySchemes !== undefined && {
      components: {
        ...components,
        securitySchemes: Object.fromEntries(
          Object.entries(securitySchemes).map(([name, scheme]) => [
            name,
            resolveReference<SecurityScheme>(document, scheme),
          ]),
        ),
      },
    }),
  };
}
