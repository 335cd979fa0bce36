import { Icon } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import type { MenuEntry } from '../../base/page/chrome-data.ts';
import type { ChromePage } from './chrome-page.ts';
import { isCurrentEntry } from './is-current-entry.ts';
import { menuUrl } from './menu-url.ts';
import styles from './PhoneMenuSections.module.css';

interface PhoneMenuLinksProps {
  section: MenuEntry;
  page: ChromePage;
}

/** What lies below one section of the phone menu. */
export function PhoneMenuLinks({ section, page }: PhoneMenuLinksProps) {
  const { language, words } = useSite();
  const groups = section.children ?? [];
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{section.name}</h2>
        {section.url === '' ? null : (
          <SiteLink url={menuUrl(section, language)} urlType={section.urlType} className={styles.home}>
            {words['phoneMenu.sectionHome']}
            <Icon name="arrow-right" size={13} />
          </SiteLink>
        )}
      </div>
      {groups.some(({ children }) => children !== undefined) ? (
        groups.map((group) => (
          <section key={group.code}>
            <h3 className={styles.group}>
              {isAmongItsLinks(group) ? (
                group.name
              ) : (
                <SiteLink url={menuUrl(group, language)} urlType={group.urlType}>
                  {group.name}
                </SiteLink>
              )}
            </h3>
            <Entries entries={group.children ?? []} page={page} />
          </section>
        ))
      ) : (
        <Entries entries={groups} page={page} />
      )}
    </>
  );
}

function Entries({ entries, page }: { entries: readonly MenuEntry[]; page: ChromePage }) {
  const { language } = useSite();
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.code}>
          <SiteLink
            url={menuUrl(entry, language)}
            urlType={entry.urlType}
            aria-current={isCurrentEntry(entry, page) ? 'page' : undefined}
            externalIcon
          >
            {entry.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Then its name need not be a link as well. */
function isAmongItsLinks({ url, children = [] }: MenuEntry): boolean {
  return children.some((entry) => entry.url === url);
}
