import {MADE} from '../completeDocument';
import {createExample} from '../example/createExample';
import {isJsonType} from '../isJsonType';
import type {Operation} from '../listOperations';
import type {ContentView, ResponseView} from './types';

/**
 * Gives the first response that is no error an example that the sandbox responds with too, where
 * its writer left one out, and it is more than a value.
 *
 * @param getFlat the operation with references replaced by their targets
 */
export function withMadeResponse(
  responses: readonly ResponseView[],
  getFlat: () => Operation,
): readonly ResponseView[] {
  const success = responses.find(({isError}) => !isError);
  const content = success?.contents?.find(({mediaType}) => isJsonType(mediaType));
  if (success === undefined || content === undefined || content.examples.length > 0)
    return responses;
  const media = getFlat().responses[success.status]?.content?.[content.mediaType];
  const value = createExample(media?.schema, 'response');
  if (typeof value !== 'object' || Object.keys(value ?? {}).length === 0) return responses;
  const made: ContentView = {...content, examples: [{name: 'made', summary: MADE, value}]};
  const contents = success.contents?.map((one) => (one === content ? made : one)) ?? [];
  return responses.map((one) => (one === success ? {...one, contents} : one));
}
