import { Assurances } from '../../home-blocks/Assurances.tsx';
import { BlockBoundary } from '../../home-blocks/BlockBoundary.tsx';
import { Hero } from '../../home-blocks/Hero/Hero.tsx';
import { Market } from '../../home-blocks/Market.tsx';
import { RatesTape } from '../../home-blocks/RatesTape.tsx';
import { Shortcuts } from '../../home-blocks/Shortcuts.tsx';
import type { PageProps } from '../../routing/page-module.ts';
import { useWords } from '../../state/site-context.ts';
import { Figures } from './Figures.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Reports } from './Reports.tsx';
import type { EnglishHomeData } from './load-english-home.ts';
import styles from './EnglishHomePage.module.css';

/** The English home, /en: rates, the bank in figures, reports and news. */
export function EnglishHomePage({ data, record }: PageProps<EnglishHomeData>) {
  const failed = useWords()['home.failed'];
  return (
    <>
      <BlockBoundary failed={failed}>
        <Hero banners={data.banners} heading={record.title} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <RatesTape fx={data.fx} loans={data.loans} gold={data.gold} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Shortcuts shortcuts={data.shortcuts} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Market fx={data.fx} deposits={data.deposits} moreUrl="/en/personal/personalExchangeRate" />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Figures figures={data.figures} />
      </BlockBoundary>
      <div className={styles.band}>
        <div className={styles.columns}>
          <BlockBoundary failed={failed}>
            <Reports reports={data.reports?.list} dates={data.dates} />
          </BlockBoundary>
          <BlockBoundary failed={failed}>
            <LatestNews news={data.news?.list} />
          </BlockBoundary>
        </div>
      </div>
      <BlockBoundary failed={failed}>
        <Assurances shortcuts={data.assurances} />
      </BlockBoundary>
    </>
  );
}
