import { VisuallyHidden } from '@bank/ui';
import type { FxRate } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { inShanghai, momentInData } from '../../../base/format/moment.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { GlossaryLink } from '../../../parts/terms/GlossaryLink.tsx';
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

/** Every rate of every currency, each row with its unit and the time it was published (FX-1). */
export function RatesTable(props: RatesTableProps) {
  const { rates, publishTime, changes, selected, place, pins, onPin } = props;
  const words = useWords(fxWords);
  // The side is said again, because not every screen reader reads the heading above.
  const kind = (name: 'fx.spot' | 'fx.cash', side: 'buys' | 'sells') => (
    <th scope="col" headers={`fx-${side}`}>
      {words[name]}
      <VisuallyHidden>{` ${words[side === 'buys' ? 'fx.bankBuys' : 'fx.bankSells']}`}</VisuallyHidden>
    </th>
  );
  const { day } = inShanghai(publishTime);
  return (
    <WideTable label={words['fx.table']}>
      <table className={styles.table} id="rates" aria-label={words['fx.table']}>
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
            <th rowSpan={2} scope="col">
              <GlossaryLink code="MIDDLE_RATE">{words['fx.middle']}</GlossaryLink>
            </th>
            <th rowSpan={2} scope="col">
              {words['fx.change']}
            </th>
            <th rowSpan={2} scope="col">
              {words['fx.time']}
            </th>
          </tr>
          <tr>
            {kind('fx.spot', 'buys')}
            {kind('fx.cash', 'buys')}
            {kind('fx.spot', 'sells')}
            {kind('fx.cash', 'sells')}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
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
                  {rate.currencyName} <span className={styles.code}>{rate.currency}</span>
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
      </table>
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
