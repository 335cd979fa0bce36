import { useMemo } from 'react';
import type { Dividend, ShareCloses } from '@bank/contract';
import { HistoryPanel } from '../../../../parts/charts/history/HistoryPanel.tsx';
import type { FigureFormat } from '../../../../parts/charts/history/figure-format.ts';
import { HISTORY_PARAMETERS, type HistoryPlace } from '../../../../parts/charts/history/history-address.ts';
import { rangeOf } from '../../../../parts/charts/history/history-range.ts';
import { useConclusion } from '../../../../parts/charts/history/use-conclusion.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange } from '../../../../base/format/percent.ts';
import { percentChange } from '../../../../base/format/percent-change.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { investmentWords } from '../../../../words/investors/investment/words.ts';
import { sharePriceWords } from '../../../../words/investors/share-price/words.ts';
import { shareClosesCsv } from '../investment-files.ts';
import { shareHistory, type ShareHistory } from './share-history.ts';
import { SHARE_RANGES, USUAL_RANGE } from './share-parameters.ts';

const PRICE: FigureFormat = {
  value: (value) => formatDecimal(value, 2),
  axis: (value) => formatDecimal(value, 1),
};
const WIDTH = 1144;
const HEIGHT = 380;

export interface SharePanelProps {
  answer: ShareCloses;
  dividends: readonly Dividend[];
  place: HistoryPlace;
}

/** The closing prices with and without dividends reinvested, the dividends as marks; as a table and a file too. */
export function SharePanel({ answer: { isDemo, closes }, dividends, place }: SharePanelProps) {
  const { language } = useSite();
  const page = useWords(investmentWords);
  const words = useWords(sharePriceWords);
  const range = rangeOf(place.query[HISTORY_PARAMETERS.range], USUAL_RANGE);
  const rows = Number(place.query[HISTORY_PARAMETERS.page] ?? 1);
  const order = place.query[HISTORY_PARAMETERS.order];
  const share = useMemo(
    () => shareHistory({ closes, dividends, range, page: rows, order }),
    [closes, dividends, range, rows, order],
  );
  const marks = useMarks(share);
  const paid =
    share.dividends.length === 0
      ? ''
      : words['share.paid'](
          share.dividends
            .map(({ date, perShare }) => words['share.paidOn'](dayInData(date, language), short(perShare)))
            .join(words['share.paidJoin']),
        );
  const names = { close: words['share.close'], reinvested: words['share.reinvested'] };
  return (
    <HistoryPanel
      title={page[isDemo ? 'sharePriceDemo' : 'sharePrice']}
      unit={words[isDemo ? 'share.demoUnit' : 'share.unit']}
      place={place}
      history={share.history}
      names={names}
      ranges={SHARE_RANGES}
      usual={USUAL_RANGE}
      table={share.table}
      columns={[
        { name: words['share.close'] },
        { name: words['share.reinvested'] },
        { name: words['share.dayChange'], kind: 'change' },
      ]}
      csv={shareClosesCsv(language)}
      format={PRICE}
      width={WIDTH}
      height={HEIGHT}
      marks={marks}
      conclusion={useConclusion(share.history, names, PRICE) + useReinvested(share)}
      note={
        <p>
          {paid}
          {words['share.note']}
          {isDemo ? ` ${words['share.demoNote']}` : ''}
        </p>
      }
    />
  );
}

/** Dividends have as many decimals as they were decided with. */
const short = (perShare: string) => perShare.replace(/(?<!0)0+$/, '');

function useMarks({ dividends }: ShareHistory) {
  const { language } = useSite();
  const words = useWords(sharePriceWords);
  return useMemo(
    () => ({
      events: dividends.map(({ date, perShare }) => {
        const sum = short(perShare);
        return {
          day: date,
          sign: words['share.sign'],
          short: words['share.each'](sum),
          title: words['share.dividendOn'](dayInData(date, language), sum),
        };
      }),
    }),
    [dividends, language, words],
  );
}

/** What the range came to with its dividends, where it had any. */
function useReinvested({ history: { lines, summary }, dividends }: ShareHistory): string {
  const words = useWords(sharePriceWords);
  const end = lines[1]?.values.at(-1);
  if (summary === undefined || end === undefined || dividends.length === 0) return '';
  const change = formatChange(percentChange(summary.first.value, end));
  return words['share.reinvestedTo'](formatDecimal(end, 2), change);
}
