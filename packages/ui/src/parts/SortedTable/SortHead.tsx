import { useHydrated } from '../../base/use-hydrated.ts';
import type { RowOrder } from './use-sorted-rows.ts';
import { SortCell, type SortCellProps } from './SortCell.tsx';
import styles from './SortHead.module.css';

interface SortHeadProps<Column extends string> extends SortCellProps {
  order: RowOrder<Column>;
  by: Column;
  /** Where the words of the head lead somewhere themselves: names the key, which then stands beside them. */
  keyName?: string;
}

/** A column's head that sorts the rows of its table; words alone until the script is there, in the same place. */
export function SortHead<Column extends string>(props: SortHeadProps<Column>) {
  const { order, by, keyName, isTextOnPhones = false, children, ...cell } = props;
  const isAwake = useHydrated();
  const direction = order.column === by ? order.direction : undefined;
  const words = keyName === undefined ? children : null;
  return (
    <SortCell
      {...cell}
      direction={direction}
      data-sorts=""
      // Of the cell, which stays when its words become a key: who presses before that is answered too.
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a') !== null) return;
        // Only what is drawn: a head may have a shorter wording for phones.
        order.press(by, keyName ?? currentTarget.innerText.replaceAll(/\s+/g, ' ').trim());
      }}
    >
      {keyName === undefined ? null : children}
      {isAwake && keyName === undefined ? (
        <span
          className={`${styles.plain} ${styles.onPaper}`}
          data-on-phones={isTextOnPhones ? '' : undefined}
        >
          {children}
        </span>
      ) : null}
      {isAwake ? (
        <button
          type="button"
          className={styles.key}
          aria-label={keyName}
          data-beside={keyName === undefined ? undefined : ''}
          data-beyond-phones={isTextOnPhones ? '' : undefined}
        >
          {words}
        </button>
      ) : (
        <span className={styles.key} data-beside={keyName === undefined ? undefined : ''}>
          {words}
        </span>
      )}
    </SortCell>
  );
}
