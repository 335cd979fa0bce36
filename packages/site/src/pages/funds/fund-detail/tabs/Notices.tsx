import type { FundArticleSummary } from '@bank/contract';
import { fundNewsPath } from '../../../../parts/links/fund-paths.ts';
import { ArticleRow } from '../../../../parts/articles/ArticleRow.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';

/** Notices about this fund, newest first. */
export function Notices({ notices }: { notices: readonly FundArticleSummary[] }) {
  const to = useAddress();
  const { words: site } = useSite();
  const words = useWords(fundDetailWords);
  return (
    <TabSection id="fund-notices" title={words['fund.noticesTitle']}>
      {notices.length === 0 ? <None>{words['fund.noNotices']}</None> : null}
      <ol>
        {notices.map((notice) => (
          <li key={notice.id}>
            <ArticleRow
              article={notice}
              href={to(fundNewsPath(notice.columnId, { id: notice.id }))}
              pinned={site['news.pinned']}
            />
          </li>
        ))}
      </ol>
    </TabSection>
  );
}
