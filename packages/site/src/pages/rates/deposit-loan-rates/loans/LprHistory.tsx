import { useMemo } from 'react';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { HistoryPanel } from '../../../../parts/charts/history/HistoryPanel.tsx';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { rateFile } from '../rate-file.ts';
import { lprHistory } from './lpr-history.ts';
import { LPR_LINES, LPR_RANGES, LPR_USUAL_RANGE, type LprMonth } from './lpr-months.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';
import styles from '../RateTables.module.css';

/** Width of the page beside its left menu, in the design's pixels. */
const CHART_WIDTH = 853;
const FORMAT = {
  value: (value: string) => `${formatDecimal(value, 2)}%`,
  axis: (value: string) => formatDecimal(value, 2),
};

interface LprHistoryProps {
  months: readonly LprMonth[];
  path: string;
  query: PageQuery;
}

/** Both LPRs since the reform of 2019 as steps, as a table and as a file. */
export function LprHistory({ months, path, query }: LprHistoryProps) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const names = words['rates.lprTerm'];
  const lpr = useMemo(() => lprHistory(months, query), [months, query]);
  return (
    <HistoryPanel
      title={words['rates.lprHistory']}
      unit={words['rates.lprUnit']}
      place={{ path, query, id: 'lpr' }}
      history={lpr.history}
      names={names}
      ranges={LPR_RANGES}
      usual={LPR_USUAL_RANGE}
      table={lpr.table}
      columns={LPR_LINES.map((term) => ({ name: names[term] }))}
      csv={rateFile('lpr', language)}
      format={FORMAT}
      width={CHART_WIDTH}
      note={<p className={styles.source}>{words['rates.lprSource']}</p>}
    />
  );
}
