import { useMemo } from 'react';
import { TextLink } from '@bank/ui';
import { formatDecimal } from '../../../format/decimal.ts';
import { HistoryPanel } from '../../../history/HistoryPanel.tsx';
import { useSite } from '../../../state/site-context.ts';
import { BesideRates } from '../BesideRates.tsx';
import { RateTable } from '../RateTable.tsx';
import type { RatesData } from '../load-rates.ts';
import { rateFile } from '../rate-file.ts';
import { ratesAddress } from '../rates-address.ts';
import type { ViewProps } from '../view-parts.ts';
import { useRatesWords } from '../use-rates-words.ts';
import { LoanTable } from './LoanTable.tsx';
import { LprFigures } from './LprFigures.tsx';
import { lprHistory } from './lpr-history.ts';
import { LPR_LINES, LPR_RANGES, LPR_USUAL_RANGE } from './lpr-months.ts';
import styles from '../RateTables.module.css';

type LoanTablesProps = ViewProps<Extract<RatesData, { view: 'LOANS' }>>;

/** Width of the page beside its left menu, in the design's pixels. */
const CHART_WIDTH = 853;
const FORMAT = {
  value: (value: string) => `${formatDecimal(value, 2)}%`,
  axis: (value: string) => formatDecimal(value, 2),
};

export function LoanTables({ data, path, query }: LoanTablesProps) {
  const { language } = useSite();
  const words = useRatesWords();
  const place = { path, query, subject: 'LOAN' } as const;
  const file = rateFile('loan-rates', language, { effectiveDate: query['date'] });
  const lpr = useMemo(() => lprHistory(data.months, query), [data.months, query]);
  const names = words['rates.lprTerm'];
  return (
    <div className={styles.tables}>
      <LprFigures rates={data.lpr} />
      <RateTable
        id="loans"
        title={words['rates.loanTitle']}
        place={place}
        dates={data.loans.dates}
        csv={file}
        note={words['rates.loanNote']}
      >
        <LoanTable labelledBy="loans-title" rates={data.loans.rates} path={path} />
      </RateTable>
      <p className={styles.onward}>
        <TextLink href={ratesAddress(path, { subject: 'LOAN', isCalculator: true })}>
          {words['rates.calculateLoan']}
        </TextLink>
        {data.beside.rules === undefined ? null : <a href="#rules">{words['rates.loanRules']}</a>}
      </p>
      <RateTable
        id="fund"
        title={words['rates.fundTitle']}
        place={place}
        dates={data.fund.dates}
        csv={file}
        note={words['rates.byState']}
      >
        <LoanTable labelledBy="fund-title" rates={data.fund.rates} path={path} />
      </RateTable>
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
      <BesideRates title={words['rates.loanRules']} beside={data.beside} />
    </div>
  );
}
