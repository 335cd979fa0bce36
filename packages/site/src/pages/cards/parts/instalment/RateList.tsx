import { INSTALMENT_KINDS, type InstalmentPlan } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { TableFrame } from '../../../../parts/reading/TableFrame.tsx';
import { Part } from '../../../../parts/reading/Part.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { annualRateOf } from './rate-range.ts';
import { instalmentWords } from '../../../../words/cards/instalment/words.ts';

/** Every plan in force, with what it comes to in a year; what is asked for first stands first on narrow screens. */
export function RateList({ plans }: { plans: readonly InstalmentPlan[] }) {
  const { language } = useSite();
  const words = useWords(instalmentWords);
  const since = plans
    .map(({ effectiveDate }) => effectiveDate)
    .toSorted()
    .at(-1);
  return (
    <Part
      id="rate-list"
      title={words.rateList}
      note={since === undefined ? undefined : words.effective(dayInProse(since, language))}
    >
      <TableFrame caption={words.rateList}>
        <ColumnHeads
          first={words.kind}
          figures={[words.termColumn, words.monthly, words.annual, words.limits]}
        />
        {INSTALMENT_KINDS.map((kind) => {
          const ofKind = plans.filter((plan) => plan.kind === kind);
          return (
            <tbody key={kind}>
              {ofKind.map((plan, index) => (
                <tr key={plan.months}>
                  {index === 0 ? (
                    <th scope="rowgroup" rowSpan={ofKind.length}>
                      {words.kinds[kind]}
                    </th>
                  ) : null}
                  <td className="num">{words.monthsOf(plan.months)}</td>
                  <td className="num">{formatPercent(plan.monthlyRate)}</td>
                  <td className="num">{formatPercent(annualRateOf(plan))}</td>
                  <td className="num">
                    {formatDecimal(plan.minAmount)}–{formatDecimal(plan.maxAmount)}
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </TableFrame>
    </Part>
  );
}
