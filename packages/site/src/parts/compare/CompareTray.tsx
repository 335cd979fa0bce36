import { useEffect, useState } from 'react';
import { ButtonLink, Icon } from '@bank/ui';
import { COMPARED_AT_MOST } from '@bank/contract';
import type { CompareItem } from './compare-store.ts';
import styles from './CompareTray.module.css';
import { compareAddress } from './compare-address.ts';
import { hearTray, type TrayNews } from './tray-messages.ts';
import { useCompare } from './use-compare.ts';

export interface TrayWords {
  label: string;
  /** `2`, `4` → "2 of 4 chosen". */
  chosen: (count: number, most: number) => string;
  compare: string;
  /** Why one product is not enough to compare. */
  oneMore: string;
  remove: string;
  clear: string;
  added: (name: string, count: number, most: number) => string;
  removed: (name: string, count: number, most: number) => string;
  full: (most: number) => string;
  /** The button for visitors without script. */
  compareTicked: string;
}

interface CompareTrayProps {
  kind: string;
  /** The page of the comparison. */
  path: string;
  words: TrayWords;
}

export const trayFormId = (kind: string) => `compare-${kind}`;

/** At the foot of a page: what was chosen on any page, and the way to the comparison. */
export function CompareTray({ kind, path, words }: CompareTrayProps) {
  const { items, store } = useCompare(kind);
  const [news, setNews] = useState<TrayNews>();
  useEffect(() => hearTray(kind, setNews), [kind]);
  return (
    <>
      <form id={trayFormId(kind)} className={styles.plain} method="get" action={path}>
        <button className={styles.submit} type="submit">
          {words.compareTicked}
        </button>
      </form>
      <p className={styles.news} role="status" data-full={news?.change === 'FULL' ? '' : undefined}>
        {news === undefined ? '' : newsText(news, items, words)}
      </p>
      {items.length === 0 ? null : (
        <section className={styles.tray} aria-label={words.label} data-at-foot="">
          <p className={styles.count}>{words.chosen(items.length, COMPARED_AT_MOST)}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.code} className={styles.item}>
                <span className={styles.name}>{item.name}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`${words.remove} ${item.name}`}
                  onClick={() => {
                    store.remove(item.code);
                    setNews({ change: 'REMOVED', item });
                  }}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <button type="button" className={styles.clear} onClick={() => store.clear()}>
              {words.clear}
            </button>
            {items.length === 1 ? (
              <span className={styles.oneMore}>{words.oneMore}</span>
            ) : (
              <ButtonLink
                variant="primary"
                compact
                href={compareAddress(
                  path,
                  items.map(({ code }) => code),
                )}
              >
                {words.compare}
              </ButtonLink>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function newsText({ change, item }: TrayNews, items: readonly CompareItem[], words: TrayWords): string {
  if (change === 'FULL') return words.full(COMPARED_AT_MOST);
  const say = change === 'ADDED' ? words.added : words.removed;
  return say(item.name, items.length, COMPARED_AT_MOST);
}
