import { Icon } from '@bank/ui';
import { menuUrl } from '../chrome/menu-url.ts';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import styles from './LeftMenu.module.css';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

interface LeftMenuProps {
  title: string;
  entries: readonly MenuEntry[];
  /** Code of the entry that stands for the page. */
  current: string | undefined;
}

export function LeftMenu({ title, entries, current }: LeftMenuProps) {
  const { words } = useSite();
  return (
    <div className={styles.left} data-reading-hide="">
      <h2 className={styles.title}>{title}</h2>
      <nav aria-label={words['second.menu'](title)}>
        <Entries entries={entries} current={current} />
      </nav>
    </div>
  );
}

function Entries({ entries, current }: Pick<LeftMenuProps, 'entries' | 'current'>) {
  const { language } = useSite();
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.code} className={styles.entry}>
          <SiteLink
            url={menuUrl(entry, language)}
            urlType={entry.urlType}
            className={styles.link}
            aria-current={entry.code === current ? 'page' : undefined}
          >
            {entry.name}
            <Icon name="chevron-right" size={13} />
          </SiteLink>
          {entry.children === undefined ? null : <Entries entries={entry.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}
