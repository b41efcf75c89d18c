import type {ReactNode} from 'react';
import {choosePlan} from '../../data/choosePlan';
import FactTable from '../FactTable';

interface Site {
  readonly label: string;
  readonly vehiclesPerDay: number;
  readonly picturesPerVehicle: number;
  /** Requests in the busiest second. */
  readonly peakPerSecond: number;
}

const DAYS_PER_MONTH = 30;
const toNumber = (value: number): string => value.toLocaleString('en-US');

/** Worked examples: from the traffic of a site to the smallest plan that carries it. */
export default function SizingTable({sites}: {readonly sites: readonly Site[]}): ReactNode {
  return (
    <FactTable
      caption="Worked examples of sizing"
      columns={{
        label: 'Site',
        day: 'Requests per day',
        month: 'Requests per month',
        peak: 'Busiest second',
        plan: 'Plan',
      }}
      rows={sites.map(({label, vehiclesPerDay, picturesPerVehicle, peakPerSecond}) => {
        const requestsPerDay = vehiclesPerDay * picturesPerVehicle;
        const requestsPerMonth = requestsPerDay * DAYS_PER_MONTH;
        const plan = choosePlan({
          requestsPerDay,
          requestsPerMonth,
          requestsPerSecond: peakPerSecond,
        });
        return {
          label,
          day: `${toNumber(vehiclesPerDay)} × ${picturesPerVehicle} = ${toNumber(requestsPerDay)}`,
          month: toNumber(requestsPerMonth),
          peak: String(peakPerSecond),
          plan: plan?.name ?? 'none: write to us, or use the on-premise worker',
        };
      })}
    />
  );
}
