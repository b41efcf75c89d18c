import type {TOCItem} from '@docusaurus/mdx-loader';
import type {OperationView, ParameterView} from '../../contract/view/types';
import {escapeMarkup} from '../../markdown/escapeMarkup';

/** Places of parameters in a request, in the order of the page. */
export const PLACES: readonly (readonly [ParameterView['place'], string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** Title of the responses that are no errors. */
export const toSuccessTitle = (count: number): string => (count === 1 ? 'Response' : 'Responses');

export const CALLBACKS_TITLE = 'Requests to your server';

/**
 * Id of a part of an operation or webhook.
 * Ids of fields never contain two hyphens in a row after the name of the operation, so these
 * differ from all of them.
 */
export const toPartId = (message: string, title: string): string =>
  `${message}--${title.toLowerCase().replaceAll(' ', '-')}`;

/** Titles of the parts of an operation, as `ApiOperation` renders them. */
function listPartTitles({parameters, body, responses, callbacks}: OperationView): string[] {
  const successes = responses.filter(({isError}) => !isError).length;
  return [
    ...PLACES.filter(([place]) => parameters.some((parameter) => parameter.place === place)).map(
      ([, title]) => title,
    ),
    ...(body === undefined ? [] : ['Body']),
    ...(successes === 0 ? [] : [toSuccessTitle(successes)]),
    ...(successes === responses.length ? [] : ['Errors']),
    ...(callbacks === undefined ? [] : [CALLBACKS_TITLE]),
  ];
}

/** Entries of the table of contents for an operation and its parts. */
export function toContents(operation: OperationView): TOCItem[] {
  const {id, summary} = operation;
  return [
    // Docusaurus expects the text of an entry as markup.
    {value: escapeMarkup(summary), id, level: 2},
    ...listPartTitles(operation).map((title) => ({
      value: title,
      id: toPartId(id, title),
      level: 3,
    })),
  ];
}
