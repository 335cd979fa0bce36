import type { WealthProduct } from '@bank/contract';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { statusText } from '../../parts/status-text.ts';
import styles from './StandingLine.module.css';

const CLOSED = '4';

interface StandingLineProps {
  product: WealthProduct;
  /** Its next opening day, where that is worth saying. */
  opening: string | undefined;
  /** A day as the page's language writes it in data. */
  day: (day: string) => string;
}

/** Where the product stands today: its status, with the dates of a raise or the newest NAV. */
export function StandingLine({ product, opening, day }: StandingLineProps) {
  const { today } = useSite();
  const words = useWords(wealthWords);
  const { status, raiseStart, raiseEnd, unitNav, navDate } = product;
  const isNew = status === '1' || status === '2';
  const raise =
    isNew && raiseStart !== undefined && raiseEnd !== undefined
      ? words['wealth.raise'](day(raiseStart), day(raiseEnd))
      : undefined;
  const nav =
    unitNav !== undefined && navDate !== undefined ? words['wealth.nav'](unitNav, day(navDate)) : undefined;
  return (
    <span className={styles.line}>
      <b className={styles.status} data-status={status}>
        {statusText(status, opening && day(opening), words)}
      </b>
      <span className="num">{raise ?? nav}</span>
      {opening === undefined || status === CLOSED ? null : (
        <span className="num">
          {opening === today ? words['wealth.openToday'] : words['wealth.nextOpening'](day(opening))}
        </span>
      )}
    </span>
  );
}
