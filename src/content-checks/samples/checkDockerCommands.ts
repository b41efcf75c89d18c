import {agent, agentEnvironment} from '../../data/products/agent';
import {worker, workerEnvironment} from '../../data/products/worker';
import type {Problem} from '../problem';
import type {Sample} from './sample';
import {validateSettings} from './validateSettings';

const ENVIRONMENT = /--env[ =]([A-Z_]+)(?:=(\S+))?/g;

/** `docker run` sets only variables that the table of its image lists. */
export function checkDockerCommands({file, text}: Sample): Problem[] {
  const lines = text.split('\n');
  return joinContinuedLines(lines).flatMap(({command, line}) => {
    if (!/\bdocker run\b/.test(command)) return [];
    const schema = command.includes(`${agent.image}:`)
      ? agentEnvironment
      : command.includes(`${worker.image}:`) || command.includes('my-worker')
        ? workerEnvironment
        : undefined;
    if (schema === undefined) return [];
    const settings = Object.fromEntries(
      [...command.matchAll(ENVIRONMENT)].map(([, name = '', value]) => [
        name,
        value ?? 'from-the-shell',
      ]),
    );
    return validateSettings(schema, settings, {asText: true}).map((message) => ({
      file,
      line,
      message,
    }));
  });
}

function joinContinuedLines(
  lines: readonly string[],
): {readonly command: string; readonly line: number}[] {
  const commands: {command: string; line: number}[] = [];
  let open = false;
  lines.forEach((text, index) => {
    const last = commands.at(-1);
    if (open && last !== undefined) last.command += ` ${text.trim()}`;
    else commands.push({command: text, line: index + 1});
    open = text.endsWith('\\');
    const current = commands.at(-1);
    if (current !== undefined) current.command = current.command.replace(/\\$/, '');
  });
  return commands;
}
