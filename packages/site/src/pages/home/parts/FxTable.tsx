import { SortHead, SortedTable } from '@bank/ui';
import type { FxRate } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { Either } from '../../../parts/blocks/Either.tsx';
import { useSorted } from '../../../parts/reading/use-sorted.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import table from '../../../parts/blocks/price-table.module.css';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Market.module.css';

/** The main currencies: seven rows, five of them on a phone. */
export function FxTable({ rates }: { rates: readonly FxRate[] }) {
  const words = useWords(homeWords);
  const { rows, order } = useSorted(rates, {
    spotBuy: ({ spotBuy }) => spotBuy,
    cashBuy: ({ cashBuy }) => cashBuy,
    spotSell: ({ spotSell }) => spotSell,
    change: ({ changeRate }) => changeRate,
  });
  return (
    <SortedTable order={order} className={`${table.table} ${styles.fx}`} aria-label={words['home.fxCaption']}>
      <thead>
        <tr>
          <th scope="col" className={`${table.text} ${styles.currencyColumn}`}>
            {words['home.fxCurrency']}
            <span className={table.wide}>{words['home.fxUnit']}</span>
          </th>
          <SortHead order={order} by="spotBuy">
            <Either wide={words['home.fxSpotBuy']} narrow={words['home.fxSpotBuyShort']} />
          </SortHead>
          <SortHead order={order} by="cashBuy" className={table.wide}>
            {words['home.fxCashBuy']}
          </SortHead>
          <SortHead order={order} by="spotSell">
            <Either wide={words['home.fxSell']} narrow={words['home.fxSellShort']} />
          </SortHead>
          <SortHead order={order} by="change" className={styles.changeColumn}>
            {words['home.fxChange']}
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((rate) => (
          <tr key={rate.currency}>
            <th scope="row" className={table.text}>
              <span className={styles.currency}>
                <b>{rate.currencyName}</b>
                <span className={styles.code}>{rate.currency}</span>
              </span>
            </th>
            <td className="num">{quote(rate.spotBuy)}</td>
            <td className={`num ${table.wide}`}>{quote(rate.cashBuy)}</td>
            <td className="num">{quote(rate.spotSell)}</td>
            <td>
              <RateChange value={rate.changeRate} />
            </td>
          </tr>
        ))}
      </tbody>
    </SortedTable>
  );
}

/** '' is a currency that is not traded this way. */
function quote(rate: string): string {
  return rate === '' ? '–' : formatDecimal(rate);
}
