import type { IconLink } from '@bank/contract';
import { Icon, isIconName } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useImageUrl, useSite } from '../../base/state/site-context.ts';
import { mergeSmallGroups } from './merge-small-groups.ts';
import { menuUrl } from './menu-url.ts';
import styles from './SubMenu.module.css';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

const MOST_COLUMNS = 4;

interface SubMenuProps {
  section: MenuEntry;
  url: string;
  useful: readonly IconLink[];
}

/** The two levels below one section, beside a picture that names it. */
export function SubMenu({ section, url, useful }: SubMenuProps) {
  const { words } = useSite();
  const columns = mergeSmallGroups(section.children ?? []);
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
      <div className={styles.side}>
        <ul className={styles.groups} data-columns={Math.min(columns.length, MOST_COLUMNS)}>
          {columns.map((groups) => (
            <li key={groups[0]?.code} className={groups.length > 1 ? styles.merged : undefined}>
              {groups.map((group) => (
                <Group key={group.code} group={group} />
              ))}
            </li>
          ))}
        </ul>
        <UsefulLinks links={useful} />
      </div>
    </div>
  );
}

function Group({ group }: { group: MenuEntry }) {
  const { language } = useSite();
  return (
    <>
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
    </>
  );
}

/** What visitors come for, whichever section they look into. */
function UsefulLinks({ links }: { links: readonly IconLink[] }) {
  const { words } = useSite();
  if (links.length === 0) return null;
  return (
    <div className={styles.useful}>
      <b>{words['header.useful']}</b>
      <ul>
        {links.map(({ id, name, url, urlType, icon }) => (
          <li key={id}>
            <SiteLink url={url} urlType={urlType}>
              {isIconName(icon) ? <Icon name={icon} size={20} /> : null}
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
