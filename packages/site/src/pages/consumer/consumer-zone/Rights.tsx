import { COLUMNS, type Shortcut } from '@bank/contract';
import { Icon, isIconName } from '@bank/ui';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { zoneList } from '../parts/zone-address.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Rights.module.css';

/** The eight rights of a financial consumer; each leads to what the bank does for it. */
export function Rights({ rights }: { rights: Shortcut[] | undefined }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const more = words['protection.rightsMore'];
  return (
    <Section
      id="rights"
      title={words['protection.rightsTitle']}
      caption={words['protection.rightsCaption']}
      more={{ wide: more, narrow: more, url: to(zoneList({ column: COLUMNS.rights })) }}
    >
      {rights === undefined || rights.length === 0 ? (
        <BlockNote>{words[rights === undefined ? 'home.failed' : 'protection.empty']}</BlockNote>
      ) : (
        <ul className={styles.rights}>
          {rights.map(({ id, icon, name, summary, url, urlType }) => (
            <li key={id} className={styles.right}>
              {isIconName(icon) ? <Icon name={icon} size={34} className={styles.icon} /> : null}
              <h3 className={styles.name}>
                <SiteLink url={url} urlType={urlType}>
                  {name}
                </SiteLink>
              </h3>
              <p className={styles.summary}>{summary}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
