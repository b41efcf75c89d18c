import {MADE} from '../completeDocument';
import {dereference} from '../dereference';
import {createExample} from '../example/createExample';
import {BODYLESS} from '../getSuccess';
import {isJsonType} from '../isJsonType';
import {listOperations, listWebhooks, type Operation} from '../listOperations';
import type {ContractDocument, RequestBody} from '../types';
import type {ContentView, MessageView, OperationView} from './types';

type Content = RequestBody['content'];

interface Views {
  /** In the order of the document, as the others. */
  readonly operations: readonly OperationView[];
  readonly webhooks: readonly MessageView[];
}

/**
 * Gives what the service sends an example where its writer left one out: the first response that is
 * no error, which the sandbox responds with too, and messages of webhooks.
 */
export function withMadeExamples(document: ContractDocument, views: Views): Views {
  // Copies the whole document, so only if something is missing.
  let flat: ContractDocument | undefined;
  const getFlat = (): ContractDocument => (flat ??= dereference(document));
  let operations: readonly Operation[] | undefined;
  let webhooks: readonly Operation[] | undefined;
  return {
    operations: views.operations.map((view, index) =>
      withMadeResponse(view, () => (operations ??= listOperations(getFlat()))[index]),
    ),
    webhooks: views.webhooks.map((view, index) =>
      withMadeBody(view, () => (webhooks ??= listWebhooks(getFlat()))[index]),
    ),
  };
}

function withMadeResponse(
  view: OperationView,
  getFlat: () => Operation | undefined,
): OperationView {
  const success = view.responses.find(({isError}) => !isError);
  if (success === undefined) return view;
  const {status, contents: given} = success;
  // Neither has a body, whatever is documented.
  if (view.method === 'HEAD' || BODYLESS.includes(Number(status))) return view;
  const contents = withExample(given, () => getFlat()?.responses[status]?.content);
  if (contents === undefined || contents === given) return view;
  return {
    ...view,
    responses: view.responses.map((one) => (one === success ? {...one, contents} : one)),
  };
}

function withMadeBody(view: MessageView, getFlat: () => Operation | undefined): MessageView {
  const {body} = view;
  const contents = withExample(body?.contents, () => getFlat()?.requestBody?.content);
  return body === undefined || contents === undefined ? view : {...view, body: {...body, contents}};
}

/** Gives the first JSON an example where that is more than a value. */
function withExample(
  contents: readonly ContentView[] | undefined,
  getContent: () => Content | undefined,
): readonly ContentView[] | undefined {
  const content = contents?.find(({mediaType}) => isJsonType(mediaType));
  if (content === undefined || content.examples.length > 0) return contents;
  const value = createExample(getContent()?.[content.mediaType]?.schema, 'response');
  if (typeof value !== 'object' || Object.keys(value ?? {}).length === 0) return contents;
  const made: ContentView = {...content, examples: [{name: 'made', summary: MADE, value}]};
  return contents?.map((one) => (one === content ? made : one));
}
