import { Assurances } from '../../../parts/blocks/Assurances.tsx';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Figures } from '../../../parts/blocks/Figures.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { Market } from '../parts/Market.tsx';
import { Instrument } from '../parts/instrument/Instrument.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { LatestNews } from './LatestNews.tsx';
import { Reports } from './Reports.tsx';
import type { EnglishHomeData } from './load-english-home.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './EnglishHomePage.module.css';

/* Named by each page, so that its styles come with the page. It can be read as the server drew it. */
export const changedToday = latePart(
  'changed-today',
  () => import('../parts/changes/ChangedToday.tsx').then(({ ChangedToday }) => ChangedToday),
  'touched',
);

/** The English home, /en: rates, the bank in figures, reports and news. */
export function EnglishHomePage({ data, record }: PageProps<EnglishHomeData>) {
  const words = useWords(homeWords);
  const failed = words['home.failed'];
  return (
    <>
      <BlockBoundary failed={failed}>
        <Instrument record={record} deposits={data.deposits} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <changedToday.Part
          deposits={data.deposits}
          fx={data.fx}
          trends={data.trends}
          loans={data.loans}
          gold={data.gold}
          notices={data.notices}
        />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Shortcuts shortcuts={data.shortcuts} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Hero banners={data.banners} isBelow />
      </BlockBoundary>
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
