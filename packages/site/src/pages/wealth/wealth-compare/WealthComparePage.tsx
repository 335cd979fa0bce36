import { Comparison } from '../../../parts/compare/Comparison.tsx';
import { dayInData } from '../../../base/format/day.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { wealthListPath, wealthPath, wealthSection } from '../../../parts/wealth/wealth-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from '../../../parts/compare/ComparePage.module.css';
import { compareGroups } from './compare-groups.tsx';
import type { WealthCompareData } from './load-wealth-compare.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { wealthCompareWords } from '../../../words/wealth/wealth-compare/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Products side by side (WLTH-3). */
export function WealthComparePage({ data, record, query, language }: PageProps<WealthCompareData>) {
  const to = useAddress();
  const words = useWords(wealthWords, wealthCompareWords);
  const { products, performance, openings, unknown, candidates, found } = data;
  const { path } = record;
  const dataDate = products
    .map(({ navDate = '' }) => navDate)
    .sort()
    .at(-1);
  return (
    <Comparison
      kind="wealth"
      path={path}
      query={query}
      products={products.map((product) => ({
        code: product.prodCode,
        kindName: words['home.wealthTypes'][product.wealthType],
        name: product.prodName,
        href: to(wealthPath(product)),
      }))}
      groups={compareGroups({ products, performance, openings, words, language })}
      dataDate={dataDate}
      unknown={unknown}
      candidates={candidates.map(({ prodCode, prodName, riskLevel }) => ({
        code: prodCode,
        name: prodName,
        riskLevel,
      }))}
      found={found}
      listHref={to(wealthListPath(wealthSection(path)))}
      words={words}
    >
      <p className={styles.note}>
        {dataDate ? `${words['wealth.asOf'](dayInData(dataDate, language))}${words['compare.stop']}` : ''}
        {words['home.wealthNote']}
        {words['compare.note']}
      </p>
    </Comparison>
  );
}
