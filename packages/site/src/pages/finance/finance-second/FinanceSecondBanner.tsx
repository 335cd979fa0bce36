import { RailFacts } from '@bank/ui';
import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { dayInData } from '../../../base/format/day.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import type { FinanceSecondData } from './load-finance-second.ts';

/** A line of business and whom to ring, or the notices of all. */
export function FinanceSecondBanner({ data, ...page }: PageProps<FinanceSecondData>) {
  const words = useWords(corporateWords);
  if (data.kind === 'notices') return <ArticleListBanner {...page} data={data.list} />;
  const { line, services, notices, desk } = data;
  const facts = [
    ...desk.map(({ name, category, url }) => ({ label: category, value: name, href: url })),
    { label: words.kinds['SERVICE'] ?? '', value: words.needCount(services.length), href: '#services' },
    ...notices.slice(0, 1).map(({ publishDate }) => ({
      label: words.newestNotice,
      value: dayInData(publishDate, page.language),
      href: '#notices',
    })),
  ];
  return <PageBanner lead={words.lineTexts[line]} rail={<RailFacts facts={facts} />} />;
}
