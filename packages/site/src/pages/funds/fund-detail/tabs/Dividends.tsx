import type { FundDetail, FundDividend } from '@bank/contract';
import { addDecimals } from '../../../../base/decimal/arithmetic.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { isRaising } from '../../parts/fund-state.ts';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

/** Every distribution with its three days, and the policy behind them. */
export function Dividends({ fund, dividends }: { fund: FundDetail; dividends: readonly FundDividend[] }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const day = (given: string) => <time dateTime={given}>{dayInData(given, language)}</time>;
  const sum = dividends.reduce((total, { perUnit }) => addDecimals(total, perUnit), '0');
  return (
    <>
      <TabSection
        id="fund-dividends"
        title={words['fund.dividendTitle']}
        aside={
          dividends.length === 0
            ? undefined
            : words['fund.dividendCount'](dividends.length, formatDecimal(sum, 4))
        }
      >
        {dividends.length === 0 ? (
          <None>{words[isRaising(fund) ? 'fund.noDividendsYet' : 'fund.noDividends']}</None>
        ) : (
          <FactTable
            caption={words['fund.dividendTitle']}
            columns={[
              words['fund.exDate'],
              words['fund.registerDate'],
              words['fund.payDate'],
              words['fund.perUnit'],
            ]}
            rows={dividends.map(({ exDate, registerDate, payDate, perUnit }) => ({
              key: exDate,
              cells: [day(exDate), day(registerDate), day(payDate), formatDecimal(perUnit, 4)],
              values: [exDate, registerDate, payDate, perUnit],
            }))}
          />
        )}
      </TabSection>
      <TabSection id="fund-policy" title={words['fund.dividendPolicy']}>
        <p>{fund.dividendPolicy}</p>
      </TabSection>
    </>
  );
}
