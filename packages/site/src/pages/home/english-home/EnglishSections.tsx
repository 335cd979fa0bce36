import { Assurances } from '../../../parts/blocks/Assurances.tsx';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Figures } from '../../../parts/blocks/Figures.tsx';
import { Market } from '../parts/Market.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Reports } from './Reports.tsx';
import type { EnglishHomeData } from './load-english-home.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './EnglishSections.module.css';

/** Rates of the day, the bank in figures, reports and news, below what a visitor first sees. */
export function EnglishSections({ data }: { data: EnglishHomeData }) {
  const words = useWords(homeWords);
  const failed = words['home.failed'];
  return (
    <>
      <BlockBoundary failed={failed}>
        <Market fx={data.fx} moreUrl="/en/personal/personalExchangeRate" />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Figures
          figures={data.figures}
          words={{
            title: words['home.figuresTitle'],
            more: words['home.figuresMore'],
            failed,
            empty: words['home.figuresEmpty'],
          }}
        />
      </BlockBoundary>
      <div className={styles.band}>
        <div className={styles.columns}>
          <BlockBoundary failed={failed}>
            <Reports reports={data.reports?.list} dates={data.dates} />
          </BlockBoundary>
          <BlockBoundary failed={failed}>
            <LatestNews news={data.news} />
          </BlockBoundary>
        </div>
      </div>
      <BlockBoundary failed={failed}>
        <Assurances shortcuts={data.assurances} />
      </BlockBoundary>
    </>
  );
}
