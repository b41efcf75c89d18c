import {spawn} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';

/** What a command took. */
export interface CommandCost {
  readonly wallSeconds: number;
  /** User and system time of the command and its children. */
  readonly cpuSeconds: number;
  /**
   * Largest sum of the resident memory of all its processes, in megabytes; 0 where there is no
   * /proc.
   */
  readonly peakMegabytes: number;
}

/** Runs a shell command to its end and measures time, processor time and memory. */
export function measureCommand(command: string, env: NodeJS.ProcessEnv = {}): Promise<CommandCost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    // `times` prints the processor time of the shell's children on its last line.
    const child = spawn('bash', ['-c', `${command} >/dev/null 2>&1; code=$?; times; exit $code`], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    });
    let output = '';
    let peakBytes = 0;
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const sampler = setInterval(
      () => (peakBytes = Math.max(peakBytes, getGroupMemory(child.pid ?? 0))),
      100,
    );
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(sampler);
      if (code !== 0) return reject(new Error(`\`${command}\`: failed with exit code ${code}.`));
      resolve({
        wallSeconds: toTenths((performance.now() - start) / 1000),
        cpuSeconds: toTenths(readCpuSeconds(output)),
        peakMegabytes: Math.round(peakBytes / 1e6),
      });
    });
  });
}

const toTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

function readCpuSeconds(timesOutput: string): number {
  const last = timesOutput.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Resident bytes of all processes of a process group (Linux). */
function getGroupMemory(group: number): number {
  let bytes = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const fields =
          readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
        if (Number(fields[2]) === group) bytes += Number(fields[21]) * 4096;
      } catch {
        // The process has ended meanwhile.
      }
    }
  } catch {
    return 0;
  }
  return bytes;
}
