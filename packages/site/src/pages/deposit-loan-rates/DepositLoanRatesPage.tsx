import { ChoiceLinks } from '../../history/ChoiceLinks.tsx';
import type { PageProps } from '../../routing/page-module.ts';
import { DepositCalculator } from './deposit-calculator/DepositCalculator.tsx';
import { DepositTables } from './deposits/DepositTables.tsx';
import { LoanCalculator } from './loan-calculator/LoanCalculator.tsx';
import { LoanTables } from './loans/LoanTables.tsx';
import type { RatesData } from './load-rates.ts';
import { ratesAddress, viewOf, type RatesView } from './rates-address.ts';
import { useRatesWords } from './use-rates-words.ts';
import styles from './DepositLoanRatesPage.module.css';

/** /personal/dkll and its English twin (specification 2.1): four views, each with an address of its own. */
export function DepositLoanRatesPage({ data, record, query }: PageProps<RatesData>) {
  const words = useRatesWords();
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
      <View data={data} path={record.path} query={query} />
    </div>
  );
}

interface ViewProps {
  data: RatesData;
  path: string;
  query: PageProps<RatesData>['query'];
}

function View({ data, path, query }: ViewProps) {
  switch (data.view) {
    case 'DEPOSITS':
      return <DepositTables data={data} path={path} query={query} />;
    case 'LOANS':
      return <LoanTables data={data} path={path} query={query} />;
    case 'DEPOSIT_CALCULATOR':
      return <DepositCalculator offers={data.offers} path={path} query={query} />;
    default:
      return <LoanCalculator lpr={data.lpr} path={path} query={query} />;
  }
}
