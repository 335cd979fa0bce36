import { SortHead, SortedTable, VisuallyHidden } from '@bank/ui';
import type { FxRate } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { inShanghai, momentInData } from '../../../base/format/moment.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { GlossaryLink } from '../../../parts/terms/GlossaryLink.tsx';
import { useSorted } from '../../../parts/reading/use-sorted.ts';
import { WideTable } from '../../../parts/reading/WideTable.tsx';
import { PinButton } from './PinButton.tsx';
import { QUOTES, type CellChanges, type Quote } from './changed-cells.ts';
import { fxAddress, type FxPlace } from './fx-place.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './RatesTable.module.css';

interface RatesTableProps {
  rates: readonly FxRate[];
  publishTime: string;
  changes: CellChanges;
  /** The currency whose history stands below. */
  selected: string;
  place: FxPlace;
  pins: readonly string[];
  onPin: (currency: string) => void;
}

type Column = Quote | 'change' | 'time';

/** What a currency has in each column. */
const COLUMNS: Record<Column, (rate: FxRate) => string> = {
  spotBuy: ({ spotBuy }) => spotBuy,
  cashBuy: ({ cashBuy }) => cashBuy,
  spotSell: ({ spotSell }) => spotSell,
  cashSell: ({ cashSell }) => cashSell,
  middleRate: ({ middleRate }) => middleRate,
  change: ({ changeRate }) => changeRate,
  time: ({ publishTime }) => publishTime,
};

/** Every rate of every currency, each row with its unit and the time it was published (FX-1). */
export function RatesTable(props: RatesTableProps) {
  const { rates, publishTime, changes, selected, place, pins, onPin } = props;
  const words = useWords(fxWords);
  const { rows, order } = useSorted(rates, COLUMNS);
  // The side is said again, because not every screen reader reads the heading above.
  const kind = (name: 'fx.spot' | 'fx.cash', side: 'buys' | 'sells', by: Quote) => (
    <SortHead order={order} by={by} headers={`fx-${side}`}>
      {words[name]}
      <VisuallyHidden>{` ${words[side === 'buys' ? 'fx.bankBuys' : 'fx.bankSells']}`}</VisuallyHidden>
    </SortHead>
  );
  const { day } = inShanghai(publishTime);
  return (
    <WideTable label={words['fx.table']}>
      <SortedTable order={order} className={styles.table} id="rates" aria-label={words['fx.table']}>
        <caption className={styles.note}>
          {words['fx.changeNote']}
          {pins.length === 0 ? null : ` ${words['fx.pinned']}`}
        </caption>
        <colgroup span={2} />
        <colgroup span={2} />
        <colgroup span={2} />
        <colgroup span={3} />
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={styles.name}>
              {words['fx.currency']}
            </th>
            <th rowSpan={2} scope="col">
              {words['fx.unit']}
            </th>
            <th colSpan={2} scope="colgroup" id="fx-buys" className={styles.group}>
              <span>{words['fx.bankBuys']}</span>
            </th>
            <th colSpan={2} scope="colgroup" id="fx-sells" className={styles.group}>
              <span>{words['fx.bankSells']}</span>
            </th>
            <SortHead order={order} by="middleRate" rowSpan={2} keyName={words['fx.middle']}>
              <GlossaryLink code="MIDDLE_RATE">{words['fx.middle']}</GlossaryLink>
            </SortHead>
            <SortHead order={order} by="change" rowSpan={2}>
              {words['fx.change']}
            </SortHead>
            <SortHead order={order} by="time" rowSpan={2}>
              {words['fx.time']}
            </SortHead>
          </tr>
          <tr>
            {kind('fx.spot', 'buys', 'spotBuy')}
            {kind('fx.cash', 'buys', 'cashBuy')}
            {kind('fx.spot', 'sells', 'spotSell')}
            {kind('fx.cash', 'sells', 'cashSell')}
          </tr>
        </thead>
        <tbody>
          {rows.map((rate) => (
            <tr key={rate.currency} data-selected={rate.currency === selected ? '' : undefined}>
              <th scope="row" className={styles.name}>
                <PinButton
                  label={words['fx.pin'](rate.currencyName)}
                  isPinned={pins.includes(rate.currency)}
                  onClick={() => onPin(rate.currency)}
                />
                <a
                  href={fxAddress(place, { currency: rate.currency, rows: undefined }, 'history')}
                  title={words['fx.showHistory'](rate.currencyName)}
                  aria-current={rate.currency === selected ? 'true' : undefined}
                >
                  {`${rate.currencyName} `}
                  <span className={styles.code}>{rate.currency}</span>
                </a>
              </th>
              <td className={`num ${styles.quiet}`}>{rate.unit}</td>
              {QUOTES.map((quote) => (
                <QuoteCell key={quote} rate={rate} quote={quote} changes={changes} />
              ))}
              <td>
                <RateChange value={rate.changeRate} />
              </td>
              <td className={`num ${styles.quiet}`}>
                <time dateTime={rate.publishTime}>
                  {inShanghai(rate.publishTime).day === day
                    ? inShanghai(rate.publishTime).second
                    : momentInData(rate.publishTime)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </SortedTable>
    </WideTable>
  );
}

function QuoteCell({ rate, quote, changes }: { rate: FxRate; quote: Quote; changes: CellChanges }) {
  const words = useWords(fxWords);
  const value = rate[quote];
  const change = changes.get(`${rate.currency}.${quote}`);
  return (
    <td className="num" data-changed={change?.direction}>
      {value === '' ? (
        <>
          <span aria-hidden="true">-</span>
          <VisuallyHidden>{words['fx.notTraded']}</VisuallyHidden>
        </>
      ) : (
        formatDecimal(value)
      )}
      {change === undefined ? null : (
        <span className={styles.mark}>
          <VisuallyHidden>
            {words['fx.was'](change.was === '' ? words['fx.notTraded'] : formatDecimal(change.was))}
          </VisuallyHidden>
        </span>
      )}
    </td>
  );
}
