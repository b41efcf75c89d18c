import type {CodeRun} from '../../markdown/highlight/runs';
import {listCallbacks, listOperations, listWebhooks, type Operation} from '../listOperations';
import {getServerUrl} from '../getServerUrl';
import {getOnlyKey} from '../getOnlyKey';
import {createSamples} from '../samples';
import type {ContractDocument} from '../types';
import {toAccess, toInfoFacts, toSchemeFact, toVariableFacts} from './facts';
import {IdRegistry} from './IdRegistry';
import {listSchemas, OperationWriter} from './OperationWriter';
import {SchemaViewer} from './SchemaViewer';
import {toRichText} from './toRichText';
import {toTagFacts} from './toTagFacts';
import type {ApiView, OperationView} from './types';

/** Highlights code in the colors of the style sheet; the build passes it in. */
export type Highlighter = (code: string, language: string) => readonly CodeRun[];

/** Ids of headings that every page may have. */
const HEADINGS = ['webhooks', 'schemas'];

/** Everything that the reference page of an API shows. */
export function toApiView(id: string, document: ContractDocument, highlight: Highlighter): ApiView {
  const operations = listOperations(document);
  const webhooks = listWebhooks(document);
  const ids = new IdRegistry();
  HEADINGS.forEach((heading) => ids.create(heading));
  const withIds = (list: readonly Operation[]): [Operation, string][] =>
    list.map((operation) => [operation, ids.create(operation.id)]);
  const named = {operations: withIds(operations), webhooks: withIds(webhooks)};
  const all = [
    ...operations.flatMap((operation) => [operation, ...listCallbacks(document, operation)]),
    ...webhooks,
  ];
  const viewer = new SchemaViewer(
    document,
    ids,
    all.flatMap((operation) => listSchemas(document, operation)),
  );
  const writer = new OperationWriter(document, viewer, ids);
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const key = getOnlyKey(document);
  const facts = [
    ...(key === undefined ? schemes.map((scheme) => toSchemeFact(...scheme)) : []),
    ...toVariableFacts(document.servers ?? []),
    ...toTagFacts(document, named.operations),
    ...toInfoFacts(document),
  ];
  return {
    id,
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? '',
    text: toRichText(document.info.description ?? ''),
    servers: (document.servers ?? []).map(({url, description}) => ({url, text: description ?? ''})),
    ...(key !== undefined && {
      keyHeader: {name: key.name, text: toRichText(key.description)},
    }),
    ...(facts.length > 0 && {facts}),
    operations: named.operations.map(([operation, operationId]): OperationView => {
      const planLimits = operation.source['x-plan-limits'] ?? [];
      const callbacks = listCallbacks(document, operation).map((callback) =>
        writer.write(callback, ids.create(operationId, callback.id)),
      );
      return {
        ...writer.write(operation, operationId),
        isPublic: operation.isPublic,
        ...(key === undefined && {access: toAccess(operation.security)}),
        ...(operation.servers !== undefined && {server: getServerUrl(document, operation)}),
        ...(planLimits.length > 0 && {planLimits}),
        samples: createSamples(document, operation).map(({id: sampleId, language, code}) => ({
          id: sampleId,
          code: highlight(code, language),
        })),
        ...(callbacks.length > 0 && {callbacks}),
      };
    }),
    webhooks: named.webhooks.map(([webhook, webhookId]) => writer.write(webhook, webhookId)),
    schemas: viewer.viewShared(),
  };
}
