import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import type { MenuEntry } from '../../base/page/chrome-data.ts';
import { menuUrl } from './menu-url.ts';
import styles from './PhoneMenu.module.css';

/** What lies below one section of the phone menu. */
export function PhoneMenuLinks({ section }: { section: MenuEntry }) {
  const { language, words } = useSite();
  return (
    <ul className={styles.links}>
      <li>
        <SiteLink url={menuUrl(section, language)} urlType={section.urlType}>
          {words['header.enter'](section.name)}
        </SiteLink>
      </li>
      {section.children?.map((group) => (
        <li key={group.code}>
          <SiteLink url={menuUrl(group, language)} urlType={group.urlType} className={styles.group}>
            {group.name}
          </SiteLink>
          {group.children === undefined ? null : (
            <ul className={styles.lowest}>
              {group.children.map((entry) => (
                <li key={entry.code}>
                  <SiteLink url={menuUrl(entry, language)} urlType={entry.urlType} externalIcon>
                    {entry.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
