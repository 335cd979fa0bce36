import { TextLink } from '@bank/ui';
import { latePart } from '../../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { BesideRates } from '../BesideRates.tsx';
import { RateTable } from '../RateTable.tsx';
import { rateFile } from '../rate-file.ts';
import { ratesAddress } from '../rates-address.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { LoanTable } from './LoanTable.tsx';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';
import styles from '../RateTables.module.css';

/** The chart weighs as much as all the tables above it. */
export const lprPanel = latePart('lpr-panel', () =>
  import('./LprHistory.tsx').then((module) => module.LprHistory),
);
const LprHistory = lprPanel.Part;

type LoanTablesProps = ViewProps<Extract<RatesData, { view: 'LOANS' }>>;

export function LoanTables({ data, path, query }: LoanTablesProps) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const place = { path, query, subject: 'LOAN' } as const;
  const file = rateFile('loan-rates', language, { effectiveDate: query['date'] });
  return (
    <div className={styles.tables}>
      <RateTable
        id="loans"
        title={words['rates.loanTitle']}
        place={place}
        dates={data.loans.dates}
        csv={file}
        note={
          <>
            {words['rates.loanNote']} <GlossaryLink code="LPR">{words['rates.lprTerms']}</GlossaryLink>
          </>
        }
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
      <LprHistory months={data.months} path={path} query={query} />
      <BesideRates title={words['rates.loanRules']} beside={data.beside} />
    </div>
  );
}
