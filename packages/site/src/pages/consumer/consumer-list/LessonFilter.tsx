import type { ReactNode } from 'react';
import type { EduList } from '@bank/contract';
import { zoneList, type ListQuery } from '../parts/zone-address.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './LessonFilter.module.css';

interface LessonFilterProps {
  found: EduList;
  query: ListQuery;
  children: ReactNode;
}

/** Two rows of links, by reader and by kind, each with what it would leave; the keyword field stands beside them. */
export function LessonFilter({ found, query, children }: LessonFilterProps) {
  const words = useWords(protectionWords);
  const audiences = found.audiences.map(({ code, count }) => ({
    name: words['protection.audiences'][code],
    count,
    href: zoneList({ ...query, page: undefined, audience: code }),
    isChosen: query.audience === code,
  }));
  const kinds = found.mediaTypes.map(({ code, count }) => ({
    name: words['protection.kinds'][code],
    count,
    href: zoneList({ ...query, page: undefined, media: code }),
    isChosen: query.media === code,
  }));
  return (
    <div className={styles.filter}>
      <Chips
        label={words['protection.byAudience']}
        all={{
          name: words['protection.all'],
          href: zoneList({ ...query, page: undefined, audience: undefined }),
          isChosen: query.audience === undefined,
        }}
        chips={audiences}
      />
      <div className={styles.line}>
        <Chips
          label={words['protection.byKind']}
          all={{
            name: words['protection.all'],
            href: zoneList({ ...query, page: undefined, media: undefined }),
            isChosen: query.media === undefined,
          }}
          chips={kinds}
        />
        {children}
      </div>
    </div>
  );
}

interface Chip {
  name: string;
  href: string;
  isChosen: boolean;
  count?: number;
}

function Chips({ label, all, chips }: { label: string; all: Chip; chips: Chip[] }) {
  return (
    <nav className={styles.group} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.chips}>
        {[all, ...chips].map(({ name, href, isChosen, count }) => (
          <li key={name}>
            <a className={styles.chip} href={href} aria-current={isChosen ? 'true' : undefined}>
              {name}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
