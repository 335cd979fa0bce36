import type { BannerDetail } from '@bank/contract';
import { onOneLine } from '../../../base/format/punctuation.ts';
import { dayInProse } from '../../../base/format/day.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { bannerWords } from '../../../words/bank/banner-detail/words.ts';

/** What a slide promised, and until when it holds. */
export function BannerDetailBanner({ data: banner, language }: PageProps<BannerDetail>) {
  const words = useWords(bannerWords);
  const { kicker, subTitle, endDate } = banner;
  return (
    <PageBanner
      details={
        <>
          <span>{kicker}</span>
          {endDate === undefined ? null : (
            <span>
              {words.until} <time dateTime={endDate}>{dayInProse(endDate, language)}</time>
            </span>
          )}
        </>
      }
      lead={onOneLine(subTitle, language)}
      rail={<PageTools />}
    />
  );
}
