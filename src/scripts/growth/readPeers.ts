import {readFileSync} from 'node:fs';

/** One build of another tool on the same pages. */
interface PeerResult {
  readonly variant: string;
  readonly pages: number;
  readonly cold: {readonly cpuS: number; readonly wallS: number};
  readonly warm: {readonly cpuS: number; readonly wallS: number};
}

/** What one more page cost another tool between its smallest and its largest site. */
export interface PeerSlope {
  readonly tool: string;
  readonly pages: string;
  readonly coldMs: number;
  readonly warmMs: number;
}

/**
 * Reads builds of other tools, one JSON object a line: `{"variant": "starlight", "pages": 40, "cold": {"cpuS": 6.1}, "warm": {"cpuS": 4.4}}`.
 *
 * @throws Error that names the line that cannot be read
 */
export function readPeers(file: string): PeerSlope[] {
  const results = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parse(line, `${file}:${index + 1}`)]));
  return [...new Set(results.map(({variant}) => variant))].flatMap((tool) => {
    const sizes = results.filter(({variant}) => variant === tool).sort((a, b) => a.pages - b.pages);
    const [small, large] = [sizes[0], sizes.at(-1)];
    if (small === undefined || large === undefined || small.pages === large.pages) return [];
    const slope = (mode: 'cold' | 'warm'): number =>
      Math.round(((large[mode].cpuS - small[mode].cpuS) * 1000) / (large.pages - small.pages));
    return [
      {
        tool,
        pages: `${small.pages} to ${large.pages}`,
        coldMs: slope('cold'),
        warmMs: slope('warm'),
      },
    ];
  });
}

function parse(line: string, place: string): PeerResult {
  try {
    const result = JSON.parse(line) as PeerResult;
    if (
      typeof result.pages === 'number' &&
      typeof result.cold.cpuS === 'number' &&
      typeof result.warm.cpuS === 'number'
    )
      return result;
  } catch {
    // The error below says it.
  }
  throw new Error(
    `${place}: not a result. Expected: {"variant": …, "pages": …, "cold": {"cpuS": …}, "warm": {"cpuS": …}}.`,
  );
}
