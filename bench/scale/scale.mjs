import { row } from '../rows.mjs';
import { planOf } from './plan.ts';
import { STEPS } from './steps.ts';

export const title =
  'A model of the site under load, from recorded costs (docs/scale.md; nothing is measured)';

export async function run() {
  return STEPS.map(planOf).flatMap(({ step, simulated, nodes, waits, limits: [fullest], bill }) => {
    const { fresh, stale } = simulated.answers;
    return [
      row(`${step.name}: nodes`, nodes, '', { detail: `${step.coresOfANode} cores each, one to spare` }),
      row(`${step.name}: documents from the CDN`, ((fresh + stale) / simulated.documents) * 100, '%'),
      row(`${step.name}: p99 of waiting, a node away`, waits.oneAway * 1_000, 'ms'),
      row(`${step.name}: ${fullest.what}`, fullest.used * 100, '% in use', {
        atMost: 100,
        detail: `what is full first; ${bill.total} CNY a month`,
      }),
    ];
  });
}
