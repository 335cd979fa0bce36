import type { Shortcut } from '@bank/contract';
import { Icon, isIconName } from '@bank/ui';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './ComplaintChannels.module.css';

/** Where a complaint can be made, the regulator last (CP-2). */
export function ComplaintChannels({ channels }: { channels: Shortcut[] }) {
  const words = useWords(protectionWords);
  return (
    <div className={styles.panel}>
      <ul className={styles.channels} aria-label={words['protection.channels']}>
        {channels.map(({ id, icon, name, category, summary, url, urlType }) => (
          <li key={id} className={styles.channel}>
            {isIconName(icon) ? <Icon name={icon} size={30} className={styles.icon} /> : null}
            <SiteLink url={url} urlType={urlType} className={styles.name}>
              {name}
            </SiteLink>
            <span className={styles.when}>{category}</span>
            <span className={styles.summary}>{summary}</span>
          </li>
        ))}
      </ul>
      <p className={styles.regulator}>{words['protection.regulator']}</p>
    </div>
  );
}
