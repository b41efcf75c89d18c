import {parse as parseToml} from 'smol-toml';
import {parse as parseYaml} from 'yaml';
import {agentConfig} from '../../data/products/agent';
import type {ConfigSchema} from '../../data/products/configSchema';
import {enginesConfig} from '../../data/products/engines';
import {licenseClientConfig} from '../../data/products/licenseClient';
import type {Problem} from '../problem';
import {checkJson} from './checkJson';
import type {Sample} from './sample';
import {validateSettings} from './validateSettings';

/** Which schema a file follows, by its name: the schema that makes the table of its page. */
const schemas: readonly {readonly name: RegExp; readonly schema: ConfigSchema}[] = [
  {name: /^agent[\w.]*\.yaml$/, schema: agentConfig},
  {name: /^engines[\w.]*\.json$/, schema: enginesConfig},
  {name: /^(client|gateway)\.toml$/, schema: licenseClientConfig},
];

/** A settings file can be read, and holds only settings that the page's table lists. */
export async function checkSettings(sample: Sample): Promise<Problem[]> {
  const {file, name, text} = sample;
  if (name.startsWith('inline.') && isExcerpt(text)) return [];
  const problems = name.endsWith('.json') ? await checkJson(sample) : [];
  if (problems.length > 0) return problems;
  let content: unknown;
  try {
    content = name.endsWith('.toml')
      ? parseToml(text)
      : name.endsWith('.json')
        ? JSON.parse(text)
        : parseYaml(text);
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message.split('\n')[0]?.replace(/(?: at line \d+, column \d+)?[:.]?$/, '.') ?? ''}`;
    return [{file, line: findLine(error), message}];
  }
  const schema = schemas.find((entry) => entry.name.test(name))?.schema;
  if (schema === undefined) return [];
  return validateSettings(schema, content).map((message) => ({
    file,
    line: findSetting(text, message),
    message,
  }));
}

/** A page may show a part of a response; dots say so. Those within a text only shorten the text. */
const isExcerpt = (text: string): boolean =>
  text.replace(/"(?:\\.|[^"\\\n])*"/g, '""').includes('…');

function findLine(error: unknown): number {
  const place = (error as {readonly linePos?: readonly {readonly line: number}[]}).linePos?.[0];
  if (place !== undefined) return place.line;
  return typeof error === 'object' &&
    error !== null &&
    'line' in error &&
    typeof error.line === 'number'
    ? error.line
    : 1;
}

function findSetting(text: string, message: string): number {
  const name =
    /unknown setting `([^`]+)`/.exec(message)?.[1] ?? /`(?:[^`]*\.)?([^`.]+)`/.exec(message)?.[1];
  const index =
    name === undefined
      ? -1
      : text.split('\n').findIndex((line) => new RegExp(`\\b${name}\\b`).test(line));
  return index < 0 ? 1 : index + 1;
}
