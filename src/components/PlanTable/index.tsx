import type {ReactNode} from 'react';
import {plans} from '../../data/plans';
import FactTable from '../FactTable';

const toNumber = (value: number): string => value.toLocaleString('en-US');

/** Every plan with its limits. */
export default function PlanTable(): ReactNode {
  return (
    <FactTable
      caption="Plans and their limits"
      columns={{
        name: 'Plan',
        credits: 'Credits per month',
        quota: 'Requests at most',
        rate: 'Requests per second',
        burst: 'Burst',
      }}
      toId={({id}) => `plan-${id.replaceAll('_', '-')}`}
      searchKind="limit"
      rows={plans.map(({id, name, creditsPerMonth, quota, throttle}) => ({
        id,
        name,
        credits: toNumber(creditsPerMonth),
        quota: `${toNumber(quota.limit)} per ${quota.period.toLowerCase()}`,
        rate: toNumber(throttle.rateLimit),
        burst: toNumber(throttle.burstLimit),
      }))}
    />
  );
}
