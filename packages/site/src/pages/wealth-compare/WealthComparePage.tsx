import { Icon, TextLink } from '@bank/ui';
import { COMPARED_AT_MOST, type WealthProduct } from '@bank/contract';
import { CompareTable } from '../../compare/CompareTable.tsx';
import { compareAddress } from '../../compare/compare-address.ts';
import { isDifferent, onlyDifferent } from '../../compare/compared.ts';
import { dayInData } from '../../format/day.ts';
import { PageTools } from '../../reading/PageTools.tsx';
import type { PageProps } from '../../routing/page-module.ts';
import { useCompareWords } from './use-compare-words.ts';
import { wealthListPath, wealthSection } from '../../wealth/wealth-paths.ts';
import { AddProduct } from './AddProduct.tsx';
import { Candidates } from './Candidates.tsx';
import { FromTray } from './FromTray.tsx';
import { ProductHead } from './ProductHead.tsx';
import styles from './WealthComparePage.module.css';
import { compareGroups } from './compare-groups.tsx';
import type { WealthCompareData } from './load-wealth-compare.ts';

/** Products side by side (WLTH-3); the address holds them, so the comparison can be shared and needs no script. */
export function WealthComparePage({ data, record, query, language }: PageProps<WealthCompareData>) {
  const words = useCompareWords();
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
  const withHref = ({ prodCode }: WealthProduct) => compareAddress(path, [...codes, prodCode], state);
  const withoutHref = (code: string) =>
    compareAddress(
      path,
      codes.filter((one) => one !== code),
      state,
    );
  const add = isFull ? undefined : <AddProduct path={path} codes={codes.join(',')} keyword={keyword} />;

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
          products={candidates}
          withHref={withHref}
        />
      )}
      {products.length === 0 ? (
        <div className={styles.empty}>
          <FromTray path={path} />
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
            content: <ProductHead product={product} withoutHref={withoutHref(product.prodCode)} />,
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
