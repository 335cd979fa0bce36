import type { SiteMapSection } from '@bank/contract';
import { SectionHead } from '@bank/ui';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Group } from './Group.tsx';
import { siteMapWords } from '../../../words/common/site-map/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './SiteMapPage.module.css';

export function SiteMapPage({ data: sections }: PageProps<SiteMapSection[]>) {
  const words = useWords(siteMapWords);
  const nameOf = ({ name }: SiteMapSection) => name || words.wholeSite;
  return (
    <div className={styles.page}>
      <nav aria-label={words.sections}>
        <ul className={styles.index}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#section-${section.id}`}>{nameOf(section)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section.id} className={styles.section} aria-labelledby={`section-${section.id}`}>
          <SectionHead
            id={`section-${section.id}`}
            title={
              <SiteLink url={section.url} urlType="1">
                {nameOf(section)}
              </SiteLink>
            }
            caption={section.summary}
          />
          <div className={styles.groups}>
            {section.groups.map((group) => (
              <Group
                key={`${group.name} ${group.links[0]?.id ?? group.url}`}
                group={group}
                section={section}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
