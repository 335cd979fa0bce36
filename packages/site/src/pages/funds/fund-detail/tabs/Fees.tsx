import type { FundFeeTier } from '@bank/contract';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { tierRange, tierRate } from '../fee-words.ts';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

const YEARLY = ['MANAGE', 'CUSTODY', 'SERVICE'];

/** Purchase and redemption by tiers, with what this bank charges; then what the fund itself pays each year. */
export function Fees({ fees }: { fees: readonly FundFeeTier[] }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const of = (type: FundFeeTier['feeType']) => fees.filter(({ feeType }) => feeType === type);
  const rate = (value: string, unit: FundFeeTier['unit']) => tierRate(value, unit, words, language);
  const [purchase, redeem] = [of('PURCHASE'), of('REDEEM')];
  const yearly = fees.filter(({ feeType }) => YEARLY.includes(feeType));
  if (fees.length === 0) {
    return (
      <TabSection id="fund-fees" title={words['fund.tab']['fees'] ?? ''}>
        <None>{words['fund.noFees']}</None>
      </TabSection>
    );
  }
  return (
    <>
      {purchase.length === 0 ? null : (
        <TabSection id="fund-purchase" title={words['fund.feeTitles']['PURCHASE'] ?? ''}>
          <FactTable
            caption={words['fund.feeTitles']['PURCHASE'] ?? ''}
            columns={[words['fund.feeAmount'], words['fund.feeRate'], words['fund.feeDiscount']]}
            rows={purchase.map((tier) => ({
              key: tier.minAmount ?? '0',
              cells: [
                tierRange(tier, words, language),
                tier.discountRate === undefined ? (
                  rate(tier.rate, tier.unit)
                ) : (
                  <del key="rate">{rate(tier.rate, tier.unit)}</del>
                ),
                <b key="discount">{rate(tier.discountRate ?? tier.rate, tier.unit)}</b>,
              ],
            }))}
          />
        </TabSection>
      )}
      {redeem.length === 0 ? null : (
        <TabSection
          id="fund-redeem"
          title={words['fund.feeTitles']['REDEEM'] ?? ''}
          note={words['fund.feeNote']}
        >
          <FactTable
            caption={words['fund.feeTitles']['REDEEM'] ?? ''}
            columns={[words['fund.feeDays'], words['fund.feeRate']]}
            rows={redeem.map((tier) => ({
              key: String(tier.minDays ?? 0),
              cells: [tierRange(tier, words, language), rate(tier.rate, tier.unit)],
            }))}
          />
        </TabSection>
      )}
      {yearly.length === 0 ? null : (
        <TabSection id="fund-yearly" title={words['fund.feeYearlyTitle']} aside={words['fund.feeYearly']}>
          <FactTable
            caption={words['fund.feeYearlyTitle']}
            columns={[words['fund.feeKind'], words['fund.feeRate']]}
            rows={yearly.map((tier) => ({
              key: tier.feeType,
              cells: [
                words['fund.feeTitles'][tier.feeType],
                words['fund.feePerYear'](rate(tier.rate, tier.unit)),
              ],
            }))}
          />
        </TabSection>
      )}
    </>
  );
}
