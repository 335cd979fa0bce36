import { SortHead, SortedTable, Sparkline, TextLink } from '@bank/ui';
import { decimalSign, formatDecimal, formatSigned } from '../../../base/format/decimal.ts';
import { useSorted } from '../../../parts/reading/use-sorted.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './MiddleRates.module.css';
import type { MiddleLine } from './middle-lines.ts';

const WIDTH = 210;
const HEIGHT = 34;

/** The renminbi's middle rates of the main currencies: where each stands, since yesterday, and its month. */
export function MiddleRates({ lines }: { lines: readonly MiddleLine[] }) {
  const to = useAddress();
  const words = useWords(corporateWords);
  const { rows, order } = useSorted(lines, {
    rate: ({ middleRate }) => middleRate,
    yuan: ({ change }) => change?.yuan,
    percent: ({ change }) => change?.percent,
  });
  return (
    <div className={styles.panel}>
      <h3>{words.middle}</h3>
      <SortedTable order={order} className={styles.table} aria-label={words.middle}>
        <thead>
          <tr>
            <th scope="col">{words.middleCurrency}</th>
            <th scope="col" className={styles.month}>
              {words.middleMonth}
            </th>
            <SortHead order={order} by="rate">
              {words.middleRate}
            </SortHead>
            <SortHead order={order} by="yuan" className={styles.yuan}>
              {words.middleChange}
            </SortHead>
            <SortHead order={order} by="percent">
              {words.middlePercent}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ currency, currencyName, unit, middleRate, change, values }) => (
            <tr key={currency}>
              <th scope="row">
                {`${currencyName} `}
                <span className={`num ${styles.code}`}>{`${unit} ${currency}`}</span>
              </th>
              <td className={styles.month}>
                {values.length < 2 ? null : (
                  <Sparkline
                    values={values}
                    width={WIDTH}
                    height={HEIGHT}
                    conclusion={words.middleLine(
                      currencyName,
                      formatDecimal(values[0] ?? ''),
                      formatDecimal(values.at(-1) ?? ''),
                    )}
                  />
                )}
              </td>
              <td className={`num ${styles.rate}`}>{middleRate === '' ? '–' : formatDecimal(middleRate)}</td>
              <td className={`num ${styles.yuan}`}>
                {change === undefined
                  ? '–'
                  : decimalSign(change.yuan) === 0
                    ? '0'
                    : formatSigned(change.yuan)}
              </td>
              <td>
                <RateChange value={change?.percent ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </SortedTable>
      <p className={styles.note}>{words.middleNote}</p>
      <TextLink href={to('/personal/personalExchangeRate')}>{words.middleMore}</TextLink>
    </div>
  );
}
