import {listOperations, listWebhooks, withCallbacks, type Operation} from '../listOperations';
import {getServerUrl} from '../getServerUrl';
import {getOnlyKey} from '../getOnlyKey';
import {mergeTargets} from '../../markdown/highlight/mergeTargets';
import {toApiSummary} from '../../portal/toApiSummary';
import {createSamples, getSandboxTarget} from '../samples';
import type {ContractDocument, Schema} from '../types';
import {toInfoFacts, toVariableFacts} from './facts';
import {IdRegistry} from './IdRegistry';
import {listSchemas} from './listSchemas';
import {OperationWriter} from './OperationWriter';
import {SchemaViewer} from './SchemaViewer';
import {toAccess, toSchemeFact} from './securityFacts';
import {toRichText} from './toRichText';
import {toTags} from './toTags';
import type {ApiView, FactView, Highlighter, OperationView, SampleView} from './types';
import {withMadeExamples} from './withMadeExamples';

/** Ids of headings that every page may have. */
const HEADINGS = ['webhooks', 'schemas'];

/** What writing an operation takes from its page. */
interface PageContext {
  readonly api: string;
  readonly document: ContractDocument;
  readonly writer: OperationWriter;
  readonly highlight: Highlighter;
}

/** Everything that the reference page of an API shows. */
export function toApiView(id: string, document: ContractDocument, highlight: Highlighter): ApiView {
  const ids = new IdRegistry();
  HEADINGS.forEach((heading) => ids.create(heading));
  const withIds = (list: readonly Operation[]): [Operation, string][] =>
    list.map((operation) => [operation, ids.create(operation.id)]);
  const operations = withIds(listOperations(document));
  const webhooks = withIds(listWebhooks(document));
  const viewer = new SchemaViewer(document, ids, listPageSchemas(document));
  const writer = new OperationWriter(document, viewer, ids, highlight);
  const key = getOnlyKey(document);
  const facts = toFacts(document);
  const written = {
    operations: operations.map(([operation, operationId]) =>
      toOperationView({api: id, document, writer, highlight}, operation, operationId),
    ),
    webhooks: webhooks.map(([webhook, webhookId]) => writer.writeMessage(webhook, webhookId)),
  };
  const parts = {...withMadeExamples(document, written), schemas: viewer.viewShared()};
  return {
    id,
    title: document.info.title,
    version: document.info.version,
    ...(viewer.differs && {structureVersions: viewer.versions}),
    summary: toApiSummary(document.info),
    text: toRichText(document.info.description ?? ''),
    servers: (document.servers ?? []).map(({url, description}) => ({url, text: description ?? ''})),
    ...(key !== undefined && {
      keyHeader: {name: key.name, text: toRichText(key.description)},
    }),
    ...(facts.length > 0 && {facts}),
    tags: toTags(document, [...operations, ...webhooks]),
    terms: toInfoFacts(document),
    ...parts,
  };
}

/** The schemas of all requests and responses, in the order of the page. */
const listPageSchemas = (document: ContractDocument): Schema[] =>
  withCallbacks(document, [...listOperations(document), ...listWebhooks(document)]).flatMap(
    (operation) => listSchemas(document, operation),
  );

function toFacts(document: ContractDocument): FactView[] {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return [
    ...(getOnlyKey(document) === undefined ? schemes.map((scheme) => toSchemeFact(...scheme)) : []),
    ...toVariableFacts(document.servers ?? []),
  ];
}

function toOperationView(context: PageContext, operation: Operation, id: string): OperationView {
  const {document, writer} = context;
  const planLimits = operation.source['x-plan-limits'] ?? [];
  return {
    ...writer.write(operation, id),
    ...(operation.tags[0] !== undefined && {tag: operation.tags[0]}),
    isPublic: operation.isPublic,
    ...((getOnlyKey(document) === undefined || hasRoles(operation)) && {
      access: toAccess(operation.security),
    }),
    ...(operation.servers !== undefined && {server: getServerUrl(document, operation)}),
    ...(planLimits.length > 0 && {planLimits}),
    samples: writeSamples(context, operation),
  };
}

/** Whether a key needs rights, which OpenAPI 3.1 names where OAuth has scopes. */
const hasRoles = ({security}: Operation): boolean =>
  security.some((requirement) => Object.values(requirement).some(({length}) => length > 0));

/** The samples of each target as one: they differ in few lines. */
function writeSamples({api, document, highlight}: PageContext, operation: Operation): SampleView[] {
  const forSandbox = createSamples(document, operation, {}, getSandboxTarget(api));
  return createSamples(document, operation).map(({id, language, code}, index) => ({
    id,
    code: mergeTargets(
      highlight(code, language),
      highlight(forSandbox[index]?.code ?? code, language),
    ),
  }));
}
