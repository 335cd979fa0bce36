import { VisuallyHidden } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { menuUrl } from '../chrome/menu-url.ts';
import { fitsWithTitle } from './fits-one-line.ts';
import styles from './SectionBar.module.css';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

interface SectionBarProps {
  title: string;
  entries: readonly MenuEntry[];
  /** Code of the entry that stands for the page. */
  current: string | undefined;
}

/** The section's menu in one line below the banner; one row to push sideways where it is too narrow. */
export function SectionBar({ title, entries, current }: SectionBarProps) {
  const { language, words } = useSite();
  return (
    <div className={styles.bar} data-reading-hide="">
      <div className={styles.line}>
        {fitsWithTitle(entries, title) ? (
          <h2 className={styles.title}>{title}</h2>
        ) : (
          <VisuallyHidden as="h2">{title}</VisuallyHidden>
        )}
        <nav className={styles.menu} aria-label={words['second.menu'](title)}>
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
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
