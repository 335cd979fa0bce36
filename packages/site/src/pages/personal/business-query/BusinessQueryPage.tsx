import type { Shortcut } from '@bank/contract';
import { Icon, isIconName } from '@bank/ui';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { LookupPanel } from '../../../parts/forms/lookup/LookupPanel.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ProductForm } from './ProductForm.tsx';
import { queryWords } from '../../../words/personal/business-query/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './BusinessQueryPage.module.css';

export function BusinessQueryPage({ data: enquiries }: PageProps<Shortcut[]>) {
  const words = useWords(queryWords);
  const hotlines = useHotlines();
  const groups = [...Map.groupBy(enquiries, ({ category }) => category)];
  return (
    <div className={styles.page}>
      <LookupPanel>
        <ProductForm />
      </LookupPanel>
      {groups.map(([name, entries], index) => (
        <Part key={name} id={`enquiries-${index}`} title={name}>
          <ul className={styles.cards}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.card}>
                <Enquiry entry={entry} />
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <p className={styles.anti}>
        <b>{words.anti}</b> {words.antiMore}{' '}
        <a href={`tel:${hotlines.service.dial}`}>{hotlines.service.shown}</a>
      </p>
    </div>
  );
}

function Enquiry({ entry: { name, icon, summary, url, urlType } }: { entry: Shortcut }) {
  return (
    <>
      {isIconName(icon) ? <Icon name={icon} size={32} className={styles.icon} /> : null}
      <h3 className={styles.name}>
        <SiteLink url={url} urlType={urlType} externalIcon>
          {name}
        </SiteLink>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </>
  );
}
