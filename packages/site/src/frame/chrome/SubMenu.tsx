import { Icon } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useImageUrl, useSite } from '../../base/state/site-context.ts';
import { menuUrl } from './menu-url.ts';
import styles from './SubMenu.module.css';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

/** The two levels below one section, beside a picture that names it. */
export function SubMenu({ section, url }: { section: MenuEntry; url: string }) {
  const { language, words } = useSite();
  const image = useImageUrl()(section.cover);
  return (
    <div className={styles.content}>
      <div className={styles.intro} data-tone="night">
        {image === undefined ? null : (
          <div className={styles.art}>
            <img src={image} alt="" loading="lazy" />
          </div>
        )}
        <h2 className={styles.title}>{section.name}</h2>
        {section.summary === undefined ? null : <p className={styles.summary}>{section.summary}</p>}
        <SiteLink url={url} urlType={section.urlType} className={styles.enter}>
          {words['header.enter'](section.name)}
          <Icon name="arrow-right" size={14} />
        </SiteLink>
      </div>
      <ul className={styles.groups}>
        {section.children?.map((group) => (
          <li key={group.code}>
            <h3 className={styles.group}>
              <SiteLink url={menuUrl(group, language)} urlType={group.urlType} className={styles.groupLink}>
                {group.name}
                <Icon name="chevron-right" size={13} />
              </SiteLink>
            </h3>
            {group.children === undefined ? null : (
              <ul>
                {group.children.map((entry) => (
                  <li key={entry.code}>
                    <SiteLink
                      url={menuUrl(entry, language)}
                      urlType={entry.urlType}
                      className={styles.link}
                      externalIcon
                    >
                      {entry.name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
