import type { BannerDetail } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import { bannerWords } from '../../../words/bank/banner-detail/words.ts';
import styles from './BannerDetailPage.module.css';

export function BannerDetailPage({ data: banner, language }: PageProps<BannerDetail>) {
  const site = useWords();
  const words = useWords(bannerWords);
  const { tabName, kicker, subTitle, endDate } = banner;
  return (
    <ReadingColumns html={banner.content}>
      <header className={styles.head}>
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.title}>
          <Clauses text={tabName} />
        </h1>
        <p className={styles.lead}>{subTitle.replaceAll('\n', '')}</p>
        {endDate === undefined ? null : (
          <p className={styles.until}>
            {words.until} <time dateTime={endDate}>{dayInProse(endDate, language)}</time>
          </p>
        )}
        <PageTools />
      </header>
      <RichText html={banner.content} tableLabel={site['article.table']} />
    </ReadingColumns>
  );
}
