import {isXmlText} from '../mediaTypes';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Example, MediaType} from '../types';
import {toRichText} from './toRichText';
import type {ExampleView, Highlighter} from './types';

/** The examples of a body. */
export function writeExamples(
  document: ContractDocument,
  {example, examples = {}}: MediaType,
  mediaType: string,
  highlight: Highlighter,
): ExampleView[] {
  const toRaw = (value: unknown): Pick<ExampleView, 'isRaw' | 'xml'> => {
    if (typeof value !== 'string' || /json/i.test(mediaType)) return {};
    return {isRaw: true, ...(isXmlText(value) && {xml: highlight(value, 'xml')})};
  };
  if (example !== undefined)
    return [{name: 'example', summary: 'Example', value: example, ...toRaw(example)}];
  return Object.entries(examples).map(([name, reference]) => {
    const {summary, description, value} = resolveReference<Example>(document, reference);
    return {
      name,
      summary: summary || name,
      value,
      ...(description !== undefined && {text: toRichText(description)}),
      ...toRaw(value),
    };
  });
}
