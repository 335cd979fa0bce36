import type { Announcement, Dividend } from '@bank/contract';
import { SortHead } from '@bank/ui';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { DividendCalculator } from '../parts/dividends/DividendCalculator.tsx';
import { useSorted } from '../../../parts/reading/use-sorted.ts';
import { TableFrame } from '../../../parts/reading/TableFrame.tsx';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';

interface DividendsViewProps {
  dividends: readonly Dividend[];
  documents: readonly Announcement[];
  path: string;
  query: PageQuery;
}

/** What was paid, when and how, and the announcements about it (IR-3, dividend history). */
export function DividendsView({ dividends, documents, path, query }: DividendsViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const unit = dividends[0]?.unit ?? '';
  const { rows, order } = useSorted(dividends, {
    year: ({ year }) => year,
    perTen: ({ perTenShares }) => perTenShares,
    total: ({ total }) => total,
    payout: ({ payoutRatio }) => payoutRatio,
  });
  return (
    <>
      <Part id="dividends" title={words.dividends} note={words.dividendsNote}>
        <TableFrame caption={words.dividends} order={order}>
          <thead>
            <tr>
              <SortHead order={order} by="year">
                {words.financialYear}
              </SortHead>
              <SortHead order={order} by="perTen" className="num">
                {words.perTen}
              </SortHead>
              <SortHead order={order} by="total" className="num">
                {words.dividendTotal(unit)}
              </SortHead>
              <SortHead order={order} by="payout" className="num">
                {words.payout}
              </SortHead>
              <th scope="col">{words.recordDate}</th>
              <th scope="col">{words.exDate}</th>
              <th scope="col">{words.payDate}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, perTenShares, total, payoutRatio, recordDate, exDate, payDate }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td className="num">{formatDecimal(perTenShares)}</td>
                <td className="num">{formatDecimal(total)}</td>
                <td className="num">{formatDecimal(payoutRatio)}</td>
                {[recordDate, exDate, payDate].map((day, index) => (
                  <td key={index}>
                    <time className="num" dateTime={day}>
                      {dayInData(day, language)}
                    </time>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Part>
      <Part id="dividend-cash" title={words.dividendCash} note={words.dividendCashNote}>
        <DividendCalculator dividends={dividends} path={path} query={query} />
      </Part>
      <Part id="policy" title={words.policy}>
        <p>{words.policyText}</p>
        <p>{words.dividendHow}</p>
      </Part>
      <Part id="documents" title={words.dividendAnnouncements}>
        <AnnouncementRows announcements={documents} withType={false} />
      </Part>
    </>
  );
}
