import type { MenuNode } from '@bank/contract';
import { Icon } from '@bank/ui';
import type { ChromePage } from '../chrome/chrome-page.ts';
import { isCurrentEntry } from '../chrome/is-current-entry.ts';
import { menuUrl } from '../chrome/menu-url.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import { useSite } from '../state/site-context.ts';
import { useChrome } from './use-chrome.ts';
import styles from './LeftMenu.module.css';

interface LeftMenuProps {
  title: string;
  entries: readonly MenuNode[];
  page: ChromePage;
}

export function LeftMenu({ title, entries, page }: LeftMenuProps) {
  const { words } = useSite();
  return (
    <div className={styles.left} data-reading-hide="">
      <h2 className={styles.title}>{title}</h2>
      <nav aria-label={words['second.menu'](title)}>
        <Entries entries={entries} page={page} />
      </nav>
      <MediaContact page={page} />
    </div>
  );
}

function Entries({ entries, page }: Omit<LeftMenuProps, 'title'>) {
  const { language } = useSite();
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <SiteLink
            url={menuUrl(entry, language)}
            urlType={entry.urlType}
            className={styles.link}
            aria-current={isCurrentEntry(entry, page) ? 'page' : undefined}
          >
            {entry.name}
            <Icon name="chevron-right" size={13} />
          </SiteLink>
          {entry.children === undefined ? null : <Entries entries={entry.children} page={page} />}
        </li>
      ))}
    </ul>
  );
}

/** Journalists look for it beside the bank's news. */
function MediaContact({ page }: { page: ChromePage }) {
  const { words } = useSite();
  const { mediaContact } = useChrome().config;
  if (!/^(\/en)?\/bobbank\//.test(page.record.path)) return null;
  return (
    <div className={styles.aside}>
      <h3 className={styles.asideTitle}>{words['second.media']}</h3>
      <p>{mediaContact.department}</p>
      <p>
        <a className="num" href={`mailto:${mediaContact.email}`}>
          {mediaContact.email}
        </a>
      </p>
    </div>
  );
}
