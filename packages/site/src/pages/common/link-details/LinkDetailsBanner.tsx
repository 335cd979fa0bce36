import { Icon, RailFacts, buttonClass } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import styles from './LinkDetailsBanner.module.css';
import type { LinkPageData } from './link-page-data.ts';

/** A service: the answer in a sentence, where it is done, and the facts that decide. */
export function LinkDetailsBanner({ data: { detail } }: PageProps<LinkPageData>) {
  const { answer, summary, action, more, facts = [], shortTitle } = detail;
  return (
    <PageBanner
      shortTitle={shortTitle}
      lead={answer ?? summary}
      rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />}
    >
      {action === undefined && more === undefined ? undefined : (
        <p className={styles.ways}>
          {action === undefined ? null : (
            <SiteLink url={action.url} className={buttonClass({ variant: 'primary' })}>
              {action.name}
            </SiteLink>
          )}
          {more === undefined ? null : (
            <SiteLink url={more.url} className={styles.more}>
              {more.name}
              <Icon name="arrow-right" size={14} />
            </SiteLink>
          )}
        </p>
      )}
    </PageBanner>
  );
}
