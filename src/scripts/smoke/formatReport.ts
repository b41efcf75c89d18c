import type {Finding} from './finding';
import type {SmokeReport} from './runSmoke';

/** How many places a finding names: one fix corrects the others too. */
const PLACES_MAX = 3;

/** Findings that differ in their places only. */
type Group = [Finding, ...Finding[]];

/**
 * A report as text: the sum first, then each finding with what to do. What is wrong in the same way
 * in several places is said once: a host that sends no headers sends none for any page.
 */
export function formatReport(
  address: string,
  {checks, requests, findings}: SmokeReport,
  milliseconds: number,
): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const said = JSON.stringify({...finding, where: ''});
    const group = groups.get(said);
    if (group === undefined) groups.set(said, [finding]);
    else group.push(finding);
  }
  return [
    `${address}: ${count} in ${checks.length} checks, ${requests} requests and ${seconds} s (${checks.join(', ')})`,
    ...[...groups.values()].map(toText),
  ].join('\n');
}

function toText([first, ...others]: Group): string {
  const places = [first, ...others].map(({where}) => where);
  const more = places.length - PLACES_MAX;
  const named = places.slice(0, PLACES_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `- ${first.name}: ${named}: ${first.what}\n  Expected: ${first.expected}.\n  Fix: ${first.fix}`;
}
