import {resolveReference} from '../resolveReference';
import type {ContractDocument, Encoding, Example, Parameter, Schema} from '../types';
import {getStyleChips} from './facts';
import type {SchemaViewer} from './SchemaViewer';
import {withoutRepeatedTitle} from './titles';
import {toRichText} from './toRichText';
import {toText} from './toText';
import type {FactView, ParameterView} from './types';

/** What a page shows of a parameter, or of a header of a response. */
export function writeParameter(
  document: ContractDocument,
  viewer: SchemaViewer,
  parameter: Parameter,
  id: string,
): ParameterView {
  const {name, in: place, required, description, deprecated} = parameter;
  const schema = withoutRepeatedTitle(getSchema(parameter) ?? {}, [name]);
  const value = viewer.view(withoutCopy(schema, description), id);
  const chips = [...(value.chips ?? []), ...getParameterChips(parameter, value.type)];
  const {texts, facts} = writeValues(document, parameter);
  const text = [...toRichText(description ?? ''), ...(value.text ?? [])];
  const allFacts = [...(value.facts ?? []), ...facts];
  return {
    ...value,
    id,
    name,
    place,
    ...(chips.length > 0 && {chips}),
    ...(required === true && {required: true as const}),
    ...(text.length > 0 && {text}),
    ...(deprecated === true && {deprecated: true as const}),
    ...(texts.length > 0 && {examples: texts}),
    ...(allFacts.length > 0 && {facts: allFacts}),
  };
}

/**
 * A schema without the words of its parameter, which some generators repeat there. Those of what it
 * refers to stay.
 */
function withoutCopy(schema: Schema, words: string | undefined): Schema {
  if (words === undefined || schema.description !== words) return schema;
  const {description: _, ...rest} = schema;
  return rest;
}

/** Examples of a parameter: values, and with its words each that has some. */
function writeValues(
  document: ContractDocument,
  {example, examples = {}, content = {}}: Parameter,
): {
  texts: string[];
  facts: FactView[];
} {
  const media = Object.values(content)[0];
  const named = Object.entries({...examples, ...media?.examples}).map(([name, reference]) => ({
    name,
    ...resolveReference<Example>(document, reference),
  }));
  const single = example ?? media?.example;
  const isWordy = ({summary, description}: Example): boolean =>
    (summary ?? description) !== undefined;
  return {
    texts: [
      ...(single === undefined ? [] : [toText(single)]),
      ...named.filter((one) => !isWordy(one)).map(({value}) => toText(value)),
    ],
    facts: named
      .filter(isWordy)
      .map(({name, summary, description = '', value}) => [
        `Example: ${summary || name}`,
        [['p', [['code', toText(value)]]], ...toRichText(description)],
      ]),
  };
}

/** How the value of a parameter is written, where that is not the usual way of its place. */
function getParameterChips(
  {
    in: place,
    style,
    explode,
    allowReserved = false,
    allowEmptyValue = false,
    content = {},
  }: Parameter,
  type: string,
): string[] {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return [
    ...Object.keys(content),
    ...getStyleChips({style, explode, allowReserved} as Encoding, {usual, type}),
    ...(allowEmptyValue ? ['may be empty'] : []),
  ];
}

/** The schema of the value, which is that of its only media type if it is a document. */
export const getSchema = ({
  schema,
  content = {},
}: Pick<Parameter, 'content' | 'schema'>): Schema | undefined =>
  schema ?? Object.values(content)[0]?.schema;
