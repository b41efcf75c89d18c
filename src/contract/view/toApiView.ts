import {listCallbacks, listOperations, listWebhooks, type Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import {createSamples} from '../samples';
import type {ContractDocument, Example} from '../types';
import {IdRegistry} from './IdRegistry';
import {listSchemas, OperationWriter, toUnspecified} from './OperationWriter';
import {SchemaViewer} from './SchemaViewer';
import {toRichText} from './toRichText';
import type {ApiView, OperationView} from './types';

/** Turns code into markup of the colours that the style sheet knows; given by the build. */
export type Highlighter = (code: string, language: string) => string;

/** Ids of headings that every page may have. */
const HEADINGS = ['webhooks', 'schemas'];

/** Everything that the reference page of an API shows. */
export function toApiView(id: string, document: ContractDocument, highlight: Highlighter): ApiView {
  const operations = listOperations(document);
  const webhooks = listWebhooks(document);
  const ids = new IdRegistry();
  HEADINGS.forEach((heading) => ids.create(heading));
  const withIds = (list: readonly Operation[]): [Operation, string][] => list.map((operation) => [operation, ids.create(operation.id)]);
  const named = {operations: withIds(operations), webhooks: withIds(webhooks)};
  const all = [...operations.flatMap((operation) => [operation, ...listCallbacks(document, operation)]), ...webhooks];
  const viewer = new SchemaViewer(document, ids, all.flatMap(listSchemas));
  const writer = new OperationWriter(document, viewer, ids);
  const [scheme] = Object.values(document.components?.securitySchemes ?? {});
  return {
    id,
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? '',
    text: toRichText(document.info.description ?? ''),
    servers: (document.servers ?? []).map(({url, description}) => ({url, text: description ?? ''})),
    ...(scheme?.name !== undefined && {keyHeader: {name: scheme.name, text: toRichText(scheme.description ?? '')}}),
    ...toUnspecified(document['x-unspecified']),
    operations: named.operations.map(([operation, operationId]): OperationView => {
      const planLimits = operation.source['x-plan-limits'] ?? [];
      const callbacks = listCallbacks(document, operation).map((callback) => writer.write(callback, ids.create(operationId, callback.id)));
      return {
        ...writer.write(operation, operationId),
        isPublic: operation.isPublic,
        ...(planLimits.length > 0 && {planLimits}),
        samples: createSamples(document, operation).map(({id: sampleId, label, language, code}) => ({id: sampleId, label, language, html: highlight(code, language)})),
        ...toAnswer(document, operation),
        ...(callbacks.length > 0 && {callbacks}),
      };
    }),
    webhooks: named.webhooks.map(([webhook, webhookId]) => writer.write(webhook, webhookId)),
    schemas: viewer.viewShared(),
  };
}

/** The first example of the first success. */
function toAnswer(document: ContractDocument, {responses}: Operation): Pick<OperationView, 'answer'> {
  const [status, response] = Object.entries(responses).find(([code]) => /^2/.test(code)) ?? [];
  const [media] = Object.values(response?.content ?? {});
  const [first] = Object.values(media?.examples ?? {});
  const value = media?.example ?? (first === undefined ? undefined : resolveReference<Example>(document, first).value);
  return status === undefined || value === undefined ? {} : {answer: {status, value}};
}
