import type { EduInfo } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { EntryFacts, EntryLine } from './EntryFacts.tsx';

/** What is taught or stated, since when, by whom and for whom; its numbers where it has any. */
export function ConsumerBanner({ data: entry }: PageProps<EduInfo>) {
  const { facts = [] } = entry;
  const hasNumbers = facts.length > 0;
  return (
    <PageBanner
      // Of a film or a poster, the page shows the picture itself.
      text={entry.mediaType === 'TEXT' ? entry : undefined}
      details={hasNumbers ? <EntryLine entry={entry} /> : undefined}
      lead={entry.summary}
      rail={
        <>
          {hasNumbers ? <RailFacts facts={facts} /> : <EntryFacts entry={entry} />}
          <PageTools />
        </>
      }
    />
  );
}
