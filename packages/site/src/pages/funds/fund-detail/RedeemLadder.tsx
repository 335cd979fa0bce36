import { Ladder } from '@bank/ui';
import type { FundFeeTier } from '@bank/contract';
import { formatPercent } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { fundDetailWords, type FundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { useChartWords } from '../../../parts/charts/use-chart-words.ts';
import { daysInWords, tierRange } from './fee-words.ts';

/** What redeeming costs by how long the fund was held, as columns; the figures stand in the tab of fees too. */
export function RedeemLadder({ fees }: { fees: readonly FundFeeTier[] }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const chartWords = useChartWords(words['fund.ladder'], 'items');
  const tiers = fees
    .filter(({ feeType, unit }) => feeType === 'REDEEM' && unit === 'PERCENT')
    .toSorted((a, b) => (a.minDays ?? 0) - (b.minDays ?? 0));
  if (tiers.length < 2) return null;
  return (
    <section aria-labelledby="redeem-ladder">
      <h2 id="redeem-ladder">{words['fund.ladder']}</h2>
      <Ladder
        label={words['fund.ladderIs'](
          tiers.map((tier) => `${tierRange(tier, words, language)} ${formatPercent(tier.rate)}`),
        )}
        steps={tiers.map((tier) => ({
          name: stepName(tier, words),
          fullName: tierRange(tier, words, language),
          value: tier.rate,
          label: formatPercent(tier.rate),
        }))}
        figure={words['fund.redeemFee']}
        words={chartWords}
      />
    </section>
  );
}

/** As short as a column is narrow: `<7 天`, `–1 年`, `满 2 年`. */
function stepName({ minDays = 0, maxDays }: FundFeeTier, words: FundDetailWords): string {
  if (maxDays === undefined) return words['fund.heldFrom'](daysInWords(minDays, words));
  return `${minDays === 0 ? '<' : '–'}${daysInWords(maxDays, words)}`;
}
