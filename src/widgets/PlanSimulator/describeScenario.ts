import {groupDigits} from '../../data/groupDigits';
import {
  ERROR_STATUSES,
  profiles,
  type RetryName,
  type Scenario,
} from '../../sandbox/simulation/Scenario';

export const retryLabels: Readonly<Record<RetryName, string>> = {
  client: 'As the cloud client: 2 retries, growing random pauses',
  none: 'No retries',
  fixed: 'Fixed pauses',
  exponential: 'Growing pauses with jitter',
};

const count = (number: number, one: string): string =>
  `${groupDigits(number)} ${one}${number === 1 ? '' : 's'}`;

function describePictures({pictures, profile, peak, months}: Scenario): string {
  const [site = ''] = profiles[profile].label.split(':');
  const isBatch = profile === 'batch';
  const busiest = peak > 1 && !isBatch ? `, ${count(peak, 'image')} in the busiest second` : '';
  return `${site}: ${count(pictures, 'image')} per day${busiest}, for ${count(months, 'month')}.`;
}

/** A scenario in words, as the caption of its result. */
export function describeScenario(scenario: Scenario, fileName: string | undefined): string {
  const {senders, responseMs, errors, retry, retries, pauseMs, isPaced} = scenario;
  const shares = ERROR_STATUSES.filter((status) => errors[status] > 0).map(
    (status) => `${errors[status]} % get ${status}`,
  );
  const pauses =
    retry === 'fixed' || retry === 'exponential'
      ? `: ${count(retries, 'retry').replace('retrys', 'retries')}, first pause ${groupDigits(pauseMs)} ms`
      : '';
  return [
    fileName === undefined ? describePictures(scenario) : `The times of ${fileName}.`,
    `${count(senders, 'request')} at the same time, ${groupDigits(responseMs)} ms each.`,
    shares.length === 0 ? 'No errors.' : `Of the requests, ${shares.join(', ')}.`,
    `${retryLabels[retry]}${pauses}.`,
    isPaced ? 'Requests start no faster than the plan allows.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
