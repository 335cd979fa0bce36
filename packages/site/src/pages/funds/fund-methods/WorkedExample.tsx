import type { FieldFund, FundYear } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { fundMethodsWords } from '../../../words/funds/fund-methods/words.ts';

interface WorkedExampleProps {
  /** Of the method. */
  id: string;
  fund: FieldFund;
  year: FundYear;
  peers: number;
  riskFree: string;
}

/** A figure worked out with what the bank's data say of one fund; nothing where one fund is no example of it. */
export function WorkedExample({ id, fund, year, peers, riskFree }: WorkedExampleProps) {
  const { language } = useSite();
  const words = useWords(fundMethodsWords);
  const day = (date: string) => dayInData(date, language);
  const volatility = formatPercent(fund.stdDev);
  const examples: Readonly<Record<string, string>> = {
    'total-return': words['methods.returnOf'](formatChange(fund.year), day(year.from), day(year.to)),
    volatility,
    ...(year.fall !== undefined && {
      drawdown: words['methods.fallOf'](
        formatPercent(fund.maxDrawdown),
        day(year.fall.from),
        day(year.fall.to),
        year.fall.months,
      ),
    }),
    ...(riskFree !== '' &&
      fund.sharpe !== '' && {
        sharpe: words['methods.sharpeOf'](
          formatChange(fund.year),
          formatPercent(riskFree),
          volatility,
          formatDecimal(fund.sharpe, 2),
        ),
      }),
    rank: words['methods.rankOf'](fund.place, peers),
    fee: words['methods.feeOf'],
  };
  const example = examples[id];
  return example === undefined ? null : (
    <>
      <dt>{words['methods.example']}</dt>
      <dd className="num">{example}</dd>
    </>
  );
}
