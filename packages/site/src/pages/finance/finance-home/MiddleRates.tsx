import type { FxRate } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './FinanceHomePage.module.css';

const SHOWN = 8;

/** The renminbi's middle rates of the main currencies. */
export function MiddleRates({ rates }: { rates: readonly FxRate[] }) {
  const words = useWords(corporateWords);
  return (
    <div className={styles.panel}>
      <h3>{words.middle}</h3>
      <table className={styles.table} aria-label={words.middle}>
        <thead>
          <tr>
            <th scope="col">{words.middleCurrency}</th>
            <th scope="col">{words.middleUnit}</th>
            <th scope="col">{words.middleRate}</th>
          </tr>
        </thead>
        <tbody>
          {rates.slice(0, SHOWN).map(({ currency, currencyName, unit, middleRate }) => (
            <tr key={currency}>
              <th scope="row">
                {currencyName} <span className={`num ${styles.code}`}>{currency}</span>
              </th>
              <td className="num">{unit}</td>
              <td className="num">{middleRate === '' ? '–' : formatDecimal(middleRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextLink href="/personal/personalExchangeRate">{words.middleMore}</TextLink>
    </div>
  );
}
