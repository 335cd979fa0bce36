import { scaled } from '@bank/contract/decimal';
import type { RecordBody } from '@bank/contract/schemas';

type Rules = RecordBody<'points-rules'>;
type Earning = Rules['earning'][number];

/** Full steps only: 99.90 yuan at a point for every 20 are 4 points. A limit of the statement is kept. */
function pointsOf(
  amount: string,
  { perAmount, points, monthlyMost }: Pick<Earning, 'perAmount' | 'points' | 'monthlyMost'>,
): number {
  const earned = Number(scaled(amount) / scaled(perAmount)) * points;
  return monthlyMost === undefined ? earned : Math.min(earned, monthlyMost);
}

/** The examples with their sums, by the table that they explain. A kind that the table lacks was refused at import. */
export function workedExamples({ earning, examples }: Pick<Rules, 'earning' | 'examples'>) {
  return examples.map(({ title, spends }) => {
    const worked = spends.flatMap(({ kind, amount }) => {
      const rule = earning.find((one) => one.kind === kind);
      return rule === undefined ? [] : [{ kind, name: rule.name, amount, points: pointsOf(amount, rule) }];
    });
    return { title, spends: worked, total: worked.reduce((sum, { points }) => sum + points, 0) };
  });
}
