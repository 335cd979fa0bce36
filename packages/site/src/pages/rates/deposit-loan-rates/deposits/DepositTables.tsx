import { TextLink } from '@bank/ui';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { BesideRates } from '../BesideRates.tsx';
import { RateTable } from '../RateTable.tsx';
import { rateFile } from '../rate-file.ts';
import { ratesAddress } from '../rates-address.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { CnyTable } from './CnyTable.tsx';
import { ForeignTable } from './ForeignTable.tsx';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';
import styles from '../RateTables.module.css';

type DepositTablesProps = ViewProps<Extract<RatesData, { view: 'DEPOSITS' }>>;

export function DepositTables({ data: { cny, foreign, beside }, path, query }: DepositTablesProps) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const place = { path, query, subject: 'DEPOSIT' } as const;
  const file = (currency: string) =>
    rateFile('deposit-rates', language, { currency, effectiveDate: query['date'] });
  return (
    <div className={styles.tables}>
      <RateTable
        id="cny"
        title={words['rates.cnyTitle']}
        place={place}
        dates={cny.dates}
        csv={file('CNY')}
        note={
          <>
            {words['rates.depositNote']}{' '}
            <GlossaryLink code="BASIS_POINT">{words['rates.pointsTerm']}</GlossaryLink>
          </>
        }
      >
        <CnyTable rates={cny.rates} />
      </RateTable>
      <p className={styles.onward}>
        <TextLink href={ratesAddress(path, { subject: 'DEPOSIT', isCalculator: true })}>
          {words['rates.calculate']}
        </TextLink>
        {beside.rules === undefined ? null : <a href="#rules">{words['rates.rules']}</a>}
      </p>
      <RateTable
        id="foreign"
        title={words['rates.foreignTitle']}
        place={place}
        dates={foreign.dates}
        csv={file('FOREIGN')}
        note={words['rates.foreignNote']}
      >
        <ForeignTable rates={foreign.rates} />
      </RateTable>
      <BesideRates title={words['rates.rules']} beside={beside} />
    </div>
  );
}
