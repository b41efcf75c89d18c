import type {SmokeReport} from './runSmoke';

/** A report as text: the sum first, then each finding with what to do. */
export function formatReport(
  address: string,
  {checks, requests, findings}: SmokeReport,
  milliseconds: number,
): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return [
    `${address}: ${count} in ${checks.length} checks, ${requests} requests and ${seconds} s (${checks.join(', ')})`,
    ...findings.map(
      ({name, where, what, expected, fix}) =>
        `- ${name}: ${where}: ${what}\n  Expected: ${expected}.\n  Fix: ${fix}`,
    ),
  ].join('\n');
}
