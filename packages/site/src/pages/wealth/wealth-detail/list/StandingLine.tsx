import type { WealthProduct } from '@bank/contract';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './StandingLine.module.css';

interface StandingLineProps {
  product: WealthProduct;
  /** A day as the page's language writes it in data. */
  day: (day: string) => string;
}

/** Where the product stands today: its status, with the dates of a raise or the newest NAV. */
export function StandingLine({ product, day }: StandingLineProps) {
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
        {words['wealth.statuses'][status]}
      </b>
      <span className="num">{raise ?? nav}</span>
    </span>
  );
}
