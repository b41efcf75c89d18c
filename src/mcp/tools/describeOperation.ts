import * as z from 'zod';
import type {FormField, FormParameter} from '../../sandbox/formTypes';
import {clip, TEXT_MAX_BYTES} from '../clip';
import type {Context} from '../Context';
import {findOperation, toReference, type ContractOperation} from '../contractForms';
import {toAdvice} from '../describeFailure';
import {toExampleInput} from '../sandboxRequest';
import {defineTool} from '../Tool';

const parts = ['request', 'response', 'errors', 'samples'] as const;

export const describeOperation = defineTool({
  name: 'describe_operation',
  title: 'Describe an operation',
  description:
    'Everything about one operation from the API contract. part "request" (default): parameters, parts and body fields with types, limits, defaults and an example; "response": its fields; "errors": each status and message with remedy, billing and retry advice; "samples": code in curl, JavaScript, the client library and Python.',
  input: z.strictObject({
    operation: z
      .string()
      .max(300)
      .describe('Id, such as recognizeVehicle, or method and path, such as "POST /hooks".'),
    part: z.enum(parts).optional().describe('Default: request.'),
  }),
  async run({operation: wanted, part = 'request'}, context) {
    const operation = findOperation(wanted);
    const url = context.toPortalUrl(toReference(operation, part === 'request' ? '' : `--${part}`));
    switch (part) {
      case 'request':
        return clip(describeRequest(operation, context), TEXT_MAX_BYTES, `\n… More: ${url}`);
      case 'errors':
        return clip(describeErrors(operation, context), TEXT_MAX_BYTES, `\n… More: ${url}`);
      case 'response':
      case 'samples':
        return readReference(operation, part, context);
      default:
        return part satisfies never;
    }
  },
});

const toTitle = ({id, summary, method, fullPath}: ContractOperation): string =>
  `# ${summary} (${id})\n${method} ${fullPath}`;

function describeRequest(operation: ContractOperation, {toPortalUrl}: Context): string {
  const {server, isPublic, parameters, parts: fields, json} = operation;
  return [
    toTitle(operation),
    `Host: ${new URL(server).origin}. Key: ${isPublic ? 'none needed' : 'X-Api-Key'}.`,
    ...toChapter('Parameters', parameters),
    ...toChapter('Parts of multipart/form-data', fields),
    ...toChapter('Body (application/json)', json),
    `Example: validate_request ${JSON.stringify(toExampleInput(operation))}`,
    `Reference: ${toPortalUrl(toReference(operation))}`,
  ].join('\n');
}

const toChapter = (title: string, fields: readonly FormField[] = []): string[] =>
  fields.length === 0 ? [] : [`## ${title}`, ...fields.map((field) => toLine(field, ''))];

/** One field, and those of an object below it. */
function toLine(field: FormField | FormParameter, indent: string): string {
  const {name, type, required, deprecated, text = '', chips = [], values = []} = field;
  const facts = [
    ...('place' in field ? [field.place] : []),
    type,
    ...(required === true ? ['required'] : []),
    ...(deprecated === true ? ['deprecated'] : []),
    ...chips,
    ...(field.standard === undefined ? [] : [`default ${field.standard}`]),
  ];
  const allowed =
    values.length === 0 ? '' : ` One of ${values.map(([value]) => value).join(', ')}.`;
  const below = (field.fields ?? []).map((one) => `\n${toLine(one, `${indent}  `)}`).join('');
  return `${indent}- ${name} (${facts.join(', ')}): ${text}${allowed}${below}`;
}

function describeErrors(operation: ContractOperation, {toPortalUrl}: Context): string {
  const chapters = operation.responses.map((response) => {
    const {status, text, remedy = '', failures} = response;
    const lines = failures.map((one) => `- "${one.message}": ${one.remedy ?? one.summary}`);
    return [`## ${status}: ${text}`, `${toAdvice(response)} ${remedy}`.trim(), ...lines].join('\n');
  });
  return [
    toTitle(operation),
    ...chapters,
    `Reference: ${toPortalUrl(toReference(operation, '--errors'))}`,
  ].join('\n');
}

/** From the page of the reference, which is written for readers. */
async function readReference(
  operation: ContractOperation,
  part: 'response' | 'samples',
  context: Context,
): Promise<string> {
  const library = await context.getLibrary();
  const {page, id} = operation;
  const address = `${page}#${id}`;
  if (part === 'response') {
    const {text, url} = library.read(`${address}--response`);
    const note = `\n… shortened. Read on: read_page {"page": "${url}", "part": 2}`;
    return `${toTitle(operation)}\n${clip(text, TEXT_MAX_BYTES - 700, note)}\nReference: ${url}`;
  }
  const {text, url} = library.read(address);
  const start = text.search(/^\*\*/m);
  const end = text.search(/^Response \d/m);
  const samples = text.slice(Math.max(start, 0), end === -1 ? undefined : end);
  return `${toTitle(operation)}\n${clip(samples, TEXT_MAX_BYTES - 500, `\n… shortened`)}\nReference: ${url}`;
}
