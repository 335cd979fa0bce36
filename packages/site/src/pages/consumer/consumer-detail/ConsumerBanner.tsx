import type { EduInfo } from '@bank/contract';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { EntryFacts } from './EntryFacts.tsx';

/** What is taught or stated, since when, by whom and for whom. */
export function ConsumerBanner({ data: entry }: PageProps<EduInfo>) {
  return (
    <PageBanner
      // Of a film or a poster, the page shows the picture itself.
      text={entry.mediaType === 'TEXT' ? entry : undefined}
      lead={entry.summary}
      rail={
        <>
          <EntryFacts entry={entry} />
          <PageTools />
        </>
      }
    />
  );
}
