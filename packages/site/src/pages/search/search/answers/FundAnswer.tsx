import type { Fund } from '@bank/contract';
import { Change } from '@bank/ui';
import { dayInData } from '../../../../base/format/day.ts';
import { decimalSign } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { fundPath } from '../../../../parts/links/fund-paths.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';

const DIRECTIONS = { '-1': 'fall', '0': 'flat', '1': 'rise' } as const;

export function FundAnswer({ fund }: { fund: Fund }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(searchWords);
  const { fundCode, fundName, unitNav, navDate, dayRate, sevenDayYield, tenThousandIncome, riskLevel } = fund;
  // A money fund is told by its income; its NAV is always one.
  const figures =
    sevenDayYield !== undefined && tenThousandIncome !== undefined
      ? [
          { name: words.sevenDay, value: formatPercent(sevenDayYield, 3) },
          { name: words.income, value: tenThousandIncome },
        ]
      : [
          { name: words.unitNav, value: unitNav === '' ? '–' : unitNav },
          {
            name: words.dayRate,
            value:
              dayRate === '' ? (
                '–'
              ) : (
                <Change direction={DIRECTIONS[`${decimalSign(dayRate)}`]} figure={formatChange(dayRate)} />
              ),
          },
        ];
  return (
    <AnswerCard
      title={fundName}
      detail={fundCode}
      figures={[...figures, { name: words.risk, value: riskLevel }]}
      notes={[...(navDate === '' ? [] : [words.navDate(dayInData(navDate, language))]), words.fundNote]}
      more={{ name: words.fundPage, href: to(fundPath(fundCode)) }}
    />
  );
}
