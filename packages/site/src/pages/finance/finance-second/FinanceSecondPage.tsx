import { COLUMNS, MARKET_LINES } from '@bank/contract';
import { SectionHead, TextLink } from '@bank/ui';
import { Desks } from '../../../parts/corporate/Desks.tsx';
import { NoticeLines } from '../../../parts/corporate/NoticeLines.tsx';
import { ServiceRows } from '../../../parts/corporate/ServiceRows.tsx';
import { MARKET_LIST } from '../../../parts/corporate/corporate-paths.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { FilterChips } from '../../../parts/lists/FilterChips.tsx';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import { listAddress } from '../../../parts/articles/article-list-address.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FinanceSecondPage.module.css';
import type { FinanceSecondData } from './load-finance-second.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

type Props = PageProps<FinanceSecondData>;

export function FinanceSecondPage({ data, record, query }: Props) {
  const to = useAddress();
  return data.kind === 'line' ? (
    <Line {...data} />
  ) : (
    <div className={styles.notices}>
      <LineChips path={record.path} query={query} />
      <ArticleList data={data.list} record={record} query={query} detailPath={to('/finance/second/detail')} />
    </div>
  );
}

/** What the line offers, what it announced, whom to ring. */
function Line({ line, services, notices, desk }: Extract<FinanceSecondData, { kind: 'line' }>) {
  const to = useAddress();
  const words = useWords(corporateWords);
  const name = words.lines[line] ?? '';
  return (
    <div className={styles.page}>
      <section aria-labelledby="services">
        <SectionHead id="services" title={words.kinds['SERVICE']} />
        <ServiceRows services={services} />
      </section>
      <section aria-labelledby="notices">
        <SectionHead
          id="notices"
          title={words.lineNotices(name)}
          more={
            <TextLink
              variant="more"
              href={to(MARKET_LIST + searchText({ column: COLUMNS.marketNotices, category: line }))}
            >
              {words.noticesMore}
            </TextLink>
          }
        />
        <NoticeLines notices={notices} />
      </section>
      {desk.length === 0 ? null : (
        <section aria-labelledby="desk">
          <SectionHead id="desk" title={words.desk} />
          <Desks desks={desk} />
        </section>
      )}
    </div>
  );
}

/** Which line a notice is of; years and keyword go on. */
function LineChips({ path, query }: { path: string; query: Props['query'] }) {
  const words = useWords(corporateWords);
  const chip = (category: string | undefined, name: string) => ({
    name,
    href: listAddress(path, query, { category }),
    isCurrent: query['category'] === category,
  });
  return (
    <FilterChips
      label={words.marketNoticesCaption}
      chips={[
        chip(undefined, words.anyLine),
        ...MARKET_LINES.map((line) => chip(line, words.lines[line] ?? line)),
      ]}
    />
  );
}
