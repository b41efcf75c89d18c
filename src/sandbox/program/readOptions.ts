import {parseArgs} from 'node:util';
import {sandboxOptions} from '../../data/sandboxOptions';
import {hosts} from '../../portal/product';
import {createClock, type Clock} from '../clock';
import {DEFAULT_PLAN, getPlan} from '../keys';
import {FAULT_STATUSES} from '../rules/forcedStatus';
import type {SandboxServerOptions} from '../serveSandbox';
import {fail} from './fail';
import type {Fault} from './injectFaults';
import {readTls} from './readTls';

/** What the program was asked to do. */
export type ProgramOptions = Required<
  Pick<SandboxServerOptions, 'port' | 'host' | 'allowedNames' | 'latencyMs' | 'faults' | 'seed'>
> & {
  readonly plan: string;
  readonly clock: Clock;
  readonly tls: SandboxServerOptions['tls'];
  readonly stateFile: string | undefined;
  readonly record: string | undefined;
  readonly replay: string | undefined;
  readonly help: boolean;
};

const LATENCY_MAX_MS = 60_000;

/** Shown for `--help`; `npm run sandbox` takes the same after `--`. */
export const USAGE = `Serves the whole API on this machine, with test keys and no account.

${sandboxOptions
  .map(
    (one) => `  ${one.option} (default: ${one.default})\n      ${one.effect.replaceAll('`', '')}`,
  )
  .join('\n')}

With \`mcp\` as its only argument, it is a documentation server for agents (Model Context Protocol over standard input and output).
`;

function readInteger(option: string, value: string, highest: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
  return number <= highest
    ? number
    : fail(option, 'out of range', value, `an integer from 0 to ${highest}`);
}

function readFault(value: string): Fault {
  const [, status = '', percent = ''] = /^(\d{3}):(\d{1,3}(?:\.\d+)?)%$/.exec(value) ?? [];
  const isKnown = FAULT_STATUSES.includes(Number(status));
  if (!isKnown || Number(percent) > 100) {
    fail(
      'fault',
      'not a fault',
      value,
      `a status of ${FAULT_STATUSES.join(', ')} and a share, such as 503:5%`,
    );
  }
  return {status: Number(status), share: Number(percent) / 100};
}

function readFaults(values: readonly string[]): readonly Fault[] {
  const faults = values.map(readFault);
  if (faults.reduce((sum, {share}) => sum + share, 0) > 1)
    fail('fault', 'more than all requests', values.join(' '), 'shares of 100% at most together');
  return faults;
}

function readClock(value: string | undefined): Clock {
  if (value === undefined) return createClock();
  const start = Date.parse(value);
  if (Number.isNaN(start))
    fail('clock', 'not a time', value, 'an ISO 8601 time such as 2026-01-31T23:59:00Z');
  const offset = start - Date.now();
  return createClock(() => Date.now() + offset);
}

type ArgumentsConfig = NonNullable<Parameters<typeof parseArgs>[0]>;

/** Says what is expected; `parseArgs` only says what is wrong. */
function parseOptions<Config extends ArgumentsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const options = sandboxOptions.map(({option}) => option).join(', ');
    throw new TypeError(
      `${(error as Error).message}. Expected: ${options}, each with a value, or \`mcp\` alone. Fix: see \`--help\`.`,
    );
  }
}

/**
 * Reads the options of the program.
 *
 * @throws TypeError for an argument that it does not have
 * @throws RangeError for a value that is none of its option, with what is expected
 */
export function readOptions(args: readonly string[]): ProgramOptions {
  const {values} = parseOptions({
    args: [...args],
    options: {
      help: {type: 'boolean', default: false},
      port: {type: 'string', default: new URL(hosts.sandbox).port},
      host: {type: 'string', default: '127.0.0.1'},
      'allow-name': {type: 'string', multiple: true, default: []},
      plan: {type: 'string', default: DEFAULT_PLAN},
      clock: {type: 'string'},
      latency: {type: 'string', default: '0'},
      fault: {type: 'string', multiple: true, default: []},
      seed: {type: 'string', default: '1'},
      state: {type: 'string'},
      record: {type: 'string'},
      replay: {type: 'string'},
      'tls-cert': {type: 'string'},
      'tls-key': {type: 'string'},
    },
  });
  if (values.record !== undefined && values.replay !== undefined)
    fail('record', 'given with `--replay`', values.record, 'one of the two');
  return {
    help: values.help,
    port: readInteger('port', values.port, 65_535),
    host: values.host,
    allowedNames: values['allow-name'].map((name) => name.toLowerCase()),
    plan: getPlan(values.plan).id,
    clock: readClock(values.clock),
    latencyMs: readInteger('latency', values.latency, LATENCY_MAX_MS),
    faults: readFaults(values.fault),
    seed: readInteger('seed', values.seed, 2 ** 32 - 1),
    stateFile: values.state,
    record: values.record,
    replay: values.replay,
    tls: readTls(values['tls-cert'], values['tls-key']),
  };
}
