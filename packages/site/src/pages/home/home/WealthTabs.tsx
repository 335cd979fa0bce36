import { useRef, useState, type KeyboardEvent } from 'react';
import { useHydrated } from '@bank/ui';
import { formatDecimal } from '../../../base/format/decimal.ts';
import type { WealthGroup } from '../../../parts/wealth/shown-products.ts';
import { WealthOffers } from '../../../parts/wealth/WealthOffers.tsx';
import { tabAfter } from './tab-after.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './WealthTabs.module.css';

const panelId = (index: number) => `wealth-group-${index + 1}`;
const tabId = (index: number) => `wealth-tab-${index + 1}`;

/** One table for each group. Without script the tabs are links to the tables, which stand one after another. */
export function WealthTabs({ groups }: { groups: readonly WealthGroup[] }) {
  const words = useWords(homeWords);
  const [chosen, setChosen] = useState(0);
  const ready = useHydrated();
  const tabs = useRef<HTMLDivElement>(null);
  const current = Math.min(chosen, groups.length - 1);

  function moveFocus(event: KeyboardEvent) {
    const next = tabAfter(event.key, current, groups.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    tabs.current?.querySelectorAll('a')[next]?.focus();
  }

  const total = groups[current]?.total ?? 0;
  return (
    <div className={styles.groups}>
      <div className={styles.bar}>
        <div
          className={styles.tabs}
          ref={tabs}
          role={ready ? 'tablist' : 'group'}
          aria-label={words['home.wealthGroups']}
          onKeyDown={ready ? moveFocus : undefined}
        >
          {groups.map(({ groupName }, index) => (
            <a
              key={groupName}
              id={tabId(index)}
              href={`#${panelId(index)}`}
              data-current={index === current ? '' : undefined}
              {...(ready && {
                role: 'tab',
                'aria-selected': index === current,
                'aria-controls': panelId(index),
                tabIndex: index === current ? 0 : -1,
                onClick: (event) => {
                  event.preventDefault();
                  setChosen(index);
                },
              })}
            >
              {groupName}
            </a>
          ))}
        </div>
        {total > 0 ? (
          <p className={styles.total}>{words['home.wealthOnSale'](formatDecimal(String(total)))}</p>
        ) : null}
      </div>
      <div className={styles.panels}>
        {groups.map(({ groupName, list }, index) => (
          <div
            key={groupName}
            id={panelId(index)}
            className={styles.panel}
            data-current={index === current ? '' : undefined}
            {...(ready && { role: 'tabpanel', 'aria-labelledby': tabId(index) })}
          >
            <h3 className={styles.panelTitle}>{groupName}</h3>
            <WealthOffers label={groupName} products={list} />
          </div>
        ))}
      </div>
    </div>
  );
}
