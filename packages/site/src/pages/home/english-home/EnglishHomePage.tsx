import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Instrument } from '../parts/instrument/Instrument.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import type { EnglishHomeData } from './load-english-home.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/* Named by each page, so that their styles come with the page. The changes can be read as the server drew them. */
export const changedToday = latePart(
  'what changed today',
  async () => (await import('../parts/changes/ChangedToday.tsx')).ChangedToday,
  'touched',
);
export const homeHero = latePart(
  'the banner',
  async () => (await import('../../../parts/blocks/Hero/Hero.tsx')).Hero,
);
export const englishSections = latePart(
  'home-sections',
  async () => (await import('./EnglishSections.tsx')).EnglishSections,
);

/** The English home, /en. */
export function EnglishHomePage({ data, record }: PageProps<EnglishHomeData>) {
  const failed = useWords(homeWords)['home.failed'];
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
        <homeHero.Part banners={data.banners} isBelow />
      </BlockBoundary>
      <englishSections.Part data={data} />
    </>
  );
}
