import { Icon, TextLink } from '@bank/ui';
import { COMPARED_AT_MOST } from '@bank/contract';
import { AddToComparison } from '../../../parts/compare/AddToComparison.tsx';
import { Candidates } from '../../../parts/compare/Candidates.tsx';
import { CompareHead } from '../../../parts/compare/CompareHead.tsx';
import { CompareTable } from '../../../parts/compare/CompareTable.tsx';
import { FromTray } from '../../../parts/compare/FromTray.tsx';
import { compareAddress } from '../../../parts/compare/compare-address.ts';
import { isDifferent, onlyDifferent } from '../../../parts/compare/compared.ts';
import { dayInData } from '../../../base/format/day.ts';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { wealthListPath, wealthPath, wealthSection } from '../../../parts/wealth/wealth-paths.ts';
import styles from '../../../parts/compare/ComparePage.module.css';
import { compareGroups } from './compare-groups.tsx';
import type { WealthCompareData } from './load-wealth-compare.ts';
import { partWords } from './part-words.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { wealthCompareWords } from '../../../words/wealth/wealth-compare/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Products side by side (WLTH-3); the address holds them, so the comparison can be shared and needs no script. */
export function WealthComparePage({ data, record, query, language }: PageProps<WealthCompareData>) {
  const words = useWords(wealthWords, wealthCompareWords);
  const parts = partWords(words);
  const { products, performance, unknown, candidates, found } = data;
  const { path } = record;
  const codes = products.map(({ prodCode }) => prodCode);
  const isOnly = query['only'] === 'different';
  const state = isOnly ? { only: 'different' } : {};
  const keyword = query['add'] ?? '';
  const groups = compareGroups({ products, performance, words, language });
  const differences = groups.flatMap(({ rows }) => rows).filter(isDifferent).length;
  const dataDate = products
    .map(({ navDate = '' }) => navDate)
    .sort()
    .at(-1);
  const isFull = products.length >= COMPARED_AT_MOST;
  const withHref = (code: string) => compareAddress(path, [...codes, code], state);
  const withoutHref = (code: string) =>
    compareAddress(
      path,
      codes.filter((one) => one !== code),
      state,
    );
  const add = isFull ? undefined : (
    <AddToComparison path={path} codes={codes.join(',')} keyword={keyword} words={parts} />
  );

  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <p className={styles.chosen} role="status">
          <b>{words['compare.chosen'](products.length)}</b>
          <span className={styles.hint}>
            {products.length > 1 ? words['compare.differences'](differences) : words['compare.howTo']}
          </span>
        </p>
        {products.length > 1 ? (
          <p data-stay="">
            <a
              className={styles.only}
              href={compareAddress(path, codes, isOnly ? {} : { only: 'different' })}
              aria-current={isOnly ? 'true' : undefined}
            >
              <span className={styles.box}>{isOnly ? <Icon name="check" size={13} /> : null}</span>
              {words['compare.only']}
            </a>
          </p>
        ) : null}
        {products.length > 0 ? <PageTools /> : null}
      </div>
      {unknown.length === 0 ? null : (
        <p className={styles.unknown}>{words['compare.unknown'](unknown.join(words['compare.and']))}</p>
      )}
      {found === undefined ? null : (
        <p className={styles.unknown} role="status">
          {isFull ? words['compare.full'](COMPARED_AT_MOST) : words['compare.found'](keyword, found)}
        </p>
      )}
      {candidates.length === 0 || isFull ? null : (
        <Candidates
          title={found === undefined ? words['compare.start0'] : words['compare.candidates']}
          products={candidates.map(({ prodCode, prodName, riskLevel }) => ({
            code: prodCode,
            name: prodName,
            riskLevel,
          }))}
          withHref={withHref}
          words={parts}
        />
      )}
      {products.length === 0 ? (
        <div className={styles.empty}>
          <FromTray kind="wealth" path={path} words={parts} />
          {add}
          <TextLink href={wealthListPath(wealthSection(path))}>{words['compare.toList']}</TextLink>
        </div>
      ) : (
        <CompareTable
          caption={words['compare.caption']}
          corner={
            <>
              <span className={styles.title}>{words['compare.title']}</span>
              {dataDate === undefined || dataDate === '' ? null : (
                <span className={styles.asOf}>
                  {words['compare.asOf']}
                  <span className="num">{dayInData(dataDate, language)}</span>
                </span>
              )}
            </>
          }
          heads={products.map((product) => ({
            key: product.prodCode,
            content: (
              <CompareHead
                kind="wealth"
                kindName={words['home.wealthTypes'][product.wealthType]}
                code={product.prodCode}
                name={product.prodName}
                href={wealthPath(product)}
                withoutHref={withoutHref(product.prodCode)}
                words={parts}
              />
            ),
          }))}
          slot={add}
          groups={isOnly ? onlyDifferent(groups) : groups}
          different={words['compare.different']}
        />
      )}
      <p className={styles.note}>
        {dataDate ? `${words['wealth.asOf'](dayInData(dataDate, language))}${words['compare.stop']}` : ''}
        {words['home.wealthNote']}
        {words['compare.note']}
      </p>
    </div>
  );
}
