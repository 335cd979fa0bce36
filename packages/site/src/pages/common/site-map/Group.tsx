import type { SiteMapSection } from '@bank/contract';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { siteMapWords } from '../../../words/common/site-map/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Group.module.css';

interface GroupProps {
  group: SiteMapSection['groups'][number];
  section: SiteMapSection;
}

/** Longer lists stand side by side instead of below each other. */
const LONG = 7;

/** One heading with its pages; what stands in no menu is named by what it belongs to. */
export function Group({ group: { name, url, links }, section }: GroupProps) {
  const words = useWords(siteMapWords);
  const unnamed = section.name === '' ? words.general : words.more;
  return (
    <div className={styles.group} data-wide={links.length > LONG ? '' : undefined}>
      <h3 className={styles.name}>
        <SiteLink url={url} urlType="1">
          {name || unnamed}
        </SiteLink>
      </h3>
      {links.length === 0 ? null : (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <SiteLink url={link.url} urlType={link.urlType} externalIcon className={styles.link}>
                {link.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
