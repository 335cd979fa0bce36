import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { RatesData } from './rates-data.ts';
import { drawView } from './view-parts.ts';
import { ratesAddress, viewOf, type RatesView } from './rates-address.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './DepositLoanRatesPage.module.css';

/** /personal/dkll and its English twin (specification 2.1): four views, each with an address of its own. */
export function DepositLoanRatesPage({ data, record, query }: PageProps<RatesData>) {
  const words = useWords(ratesWords);
  const shown = viewOf(query);
  const view = (name: string, { subject, isCalculator }: RatesView) => ({
    name,
    href: ratesAddress(record.path, { subject, isCalculator }),
    isCurrent: shown.subject === subject && shown.isCalculator === isCalculator,
  });
  return (
    <div className={styles.page}>
      <div className={styles.views}>
        <ChoiceLinks
          label={words['rates.views']}
          look="tabs"
          choices={[
            view(words['rates.deposits'], { subject: 'DEPOSIT', isCalculator: false }),
            view(words['rates.loans'], { subject: 'LOAN', isCalculator: false }),
            view(words['rates.depositCalculator'], { subject: 'DEPOSIT', isCalculator: true }),
            view(words['rates.loanCalculator'], { subject: 'LOAN', isCalculator: true }),
          ]}
        />
      </div>
      {drawView({ data, path: record.path, query })}
    </div>
  );
}
