import {isVersions, type SampleRun} from '../../../markdown/highlight/runs';
import type {
  Block,
  ContentView,
  ExampleView,
  FactView,
  FieldView,
  Inline,
  MessageView,
  OperationView,
  ParameterView,
  ResponseView,
  RichText,
  SchemaView,
  ValueView,
} from '../types';

/**
 * Bytes of markup around the text of each element that `src/components/api` renders. They do not
 * have to be exact: a test compares the sums with the HTML of built pages.
 */
const AROUND = {
  block: 4,
  chip: 31,
  code: 13,
  codeBlock: 290,
  /** `<span data-target=sandbox></span>` */
  target: 34,
  color: 32,
  contents: 70,
  details: 60,
  fact: 12,
  field: 265,
  foldable: 360,
  item: 5,
  link: 40,
  operation: 2_700,
  part: 130,
  sample: 330,
  status: 150,
} as const;

/** A token of JSON that has a color. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[\w.+-]+/g;

const sum = <Item>(items: readonly Item[] | undefined, size: (item: Item) => number): number =>
  (items ?? []).reduce((total, item) => total + size(item), 0);

/** Bytes of the HTML of an operation, or of a message to the reader's server. */
export function estimateOperation(operation: MessageView & Partial<OperationView>): number {
  const {id, summary, path, text, parameters, body, responses, facts} = operation;
  return (
    AROUND.operation +
    12 * id.length +
    4 * summary.length +
    2 * path.length +
    estimateText(text) +
    sum(facts, sizeOfFact) +
    sum(operation.samples, ({code}) => AROUND.sample + 2 * id.length + sizeOfCode(code)) +
    sum(parameters, sizeOfField) +
    (body === undefined ? 0 : AROUND.part + sum(body.contents, sizeOfContent)) +
    2 * AROUND.part +
    sum(responses, sizeOfResponse) +
    sum(operation.callbacks, estimateOperation)
  );
}

/** Bytes of the HTML of a schema that has a place of its own. */
export const estimateSchema = (schema: SchemaView & {readonly id: string}): number =>
  AROUND.foldable + 6 * schema.id.length + sizeOfSchema(schema);

function sizeOfResponse({id, text, contents, headers, facts, ...advice}: ResponseView): number {
  const {cause = [], remedy = [], retry, failures} = advice;
  return (
    AROUND.foldable +
    3 * id.length +
    estimateText(text) +
    estimateText([...cause, ...remedy, ...(retry?.advice ?? [])]) +
    sum(contents, sizeOfContent) +
    sum(headers, sizeOfField) +
    sum(facts, sizeOfFact) +
    sum(
      failures,
      (failure) =>
        AROUND.status +
        failure.summary.length +
        failure.message.length +
        estimateText([...(failure.cause ?? []), ...(failure.remedy ?? [])]),
    )
  );
}

const sizeOfContent = ({mediaType, schema, examples, facts, parts}: ContentView): number =>
  AROUND.contents +
  mediaType.length +
  (schema === undefined ? 0 : sizeOfSchema(schema)) +
  sum(facts, sizeOfFact) +
  sum(parts, ({headers}) => AROUND.details + sum(headers, sizeOfField)) +
  sum(examples, (example) => AROUND.details + estimateText(example.text) + sizeOfExample(example));

const sizeOfField = (field: FieldView | ParameterView): number =>
  AROUND.field + 2 * field.id.length + 3 * field.name.length + sizeOfSchema(field);

const sizeOfSchema = (schema: SchemaView): number =>
  sizeOfValue(schema) +
  (schema.link === undefined ? 0 : AROUND.link + 2 * schema.link.length) +
  (schema.fields === undefined
    ? 0
    : AROUND.details + AROUND.chip + sum(schema.fields, sizeOfField)) +
  sum(schema.choices, ({of}) =>
    sum(of, (choice) => 2 * AROUND.details + choice.name.length + sizeOfSchema(choice)),
  );

const sizeOfValue = ({type, chips, text, values, examples, facts}: ValueView): number =>
  AROUND.chip +
  type.length +
  sum(chips, (chip) => AROUND.chip + chip.length) +
  estimateText(text) +
  sum(
    values,
    ([value, meaning]) => AROUND.code + AROUND.item + value.length + estimateText(meaning),
  ) +
  sum(examples, (example) => AROUND.code + example.length) +
  sum(facts, sizeOfFact);

const sizeOfFact = ([label, text]: FactView): number =>
  AROUND.fact + label.length + estimateText(text);

/** Text of the contract as HTML. */
export const estimateText = (text: RichText | undefined): number => sum(text, sizeOfBlock);

function sizeOfBlock([kind, content]: Block): number {
  switch (kind) {
    case 'p':
      return AROUND.block + sizeOfInlines(content);
    case 'pre':
      return AROUND.block + AROUND.code + content.length;
    case 'table':
      return sum(content, (row) => AROUND.item + sum(row, sizeOfCell));
    default:
      return 2 * AROUND.block + sum(content, (item) => AROUND.item + estimateText(item));
  }
}

const sizeOfCell = (cell: readonly Inline[]): number => AROUND.item + sizeOfInlines(cell);

const sizeOfInlines = (inlines: readonly Inline[]): number =>
  sum(inlines, (inline) => {
    if (typeof inline === 'string') return Buffer.byteLength(inline);
    if (inline[0] === 'code') return AROUND.code + inline[1].length;
    return AROUND.link + sizeOfInlines(inline[1]) + (inline[0] === 'a' ? inline[2].length : 0);
  });

const sizeOfCode = (runs: readonly SampleRun[]): number => AROUND.codeBlock + sum(runs, sizeOfRun);

function sizeOfRun(run: SampleRun): number {
  if (typeof run === 'string') return run.length;
  return isVersions(run)
    ? sum(run, (runs) => AROUND.target + sum(runs, sizeOfRun))
    : AROUND.color + run[1].length;
}

/** JSON is indented, and each of its tokens has a color. */
function sizeOfExample({value, isRaw, xml}: ExampleView): number {
  if (xml !== undefined) return sizeOfCode(xml);
  if (isRaw === true) return AROUND.codeBlock + String(value).length;
  const json = JSON.stringify(value, null, 1);
  return AROUND.codeBlock + json.length + AROUND.color * (json.match(TOKEN)?.length ?? 0);
}
