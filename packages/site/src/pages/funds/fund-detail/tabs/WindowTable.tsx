import { VisuallyHidden } from '@bank/ui';
import type { FundDetail } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { RateChange } from '../../../../parts/blocks/RateChange.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { FactTable } from './FactTable.tsx';
import { Section } from './Section.tsx';
import { fundWords } from '../../../../words/funds/funds/words.ts';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

/** Each window's return beside benchmark, peers and rank; a figure that cannot be computed is a dash. */
export function WindowTable({ fund }: { fund: FundDetail }) {
  const { language } = useSite();
  const all = useWords(fundWords);
  const words = useWords(fundDetailWords);
  if (fund.performance.length === 0) return null;
  const none = (
    <>
      <span aria-hidden="true">{words['fund.none']}</span>
      <VisuallyHidden>{words['fund.notKnown']}</VisuallyHidden>
    </>
  );
  const change = (value: string | undefined) => (value === undefined ? none : <RateChange value={value} />);
  return (
    <Section
      id="fund-windows"
      title={words['fund.performance']}
      aside={fund.navDate === '' ? undefined : words['fund.windowEnd'](dayInData(fund.navDate, language))}
    >
      <FactTable
        caption={words['fund.performance']}
        columns={[
          words['fund.window'],
          words['fund.this'],
          words['fund.benchmark'],
          words['fund.peers'],
          words['fund.rank'],
        ]}
        rows={fund.performance.map(({ window, rank, benchmark, peerAverage, return: own }) => ({
          key: window,
          cells: [
            all['funds.window'][window],
            change(own),
            change(benchmark),
            change(peerAverage),
            rank === undefined
              ? none
              : all['funds.rank'](formatDecimal(String(rank.place)), formatDecimal(String(rank.of))),
          ],
        }))}
      />
    </Section>
  );
}
