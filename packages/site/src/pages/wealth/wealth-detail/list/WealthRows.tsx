import type { WealthProduct } from '@bank/contract';
import { CompareToggle } from '../../../../parts/compare/CompareToggle.tsx';
import { dayInData } from '../../../../base/format/day.ts';
import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { SORTS, SORTS_OF_COLUMN } from './list-query.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import table from '../../../../parts/blocks/price-table.module.css';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { RowBenchmark } from './RowBenchmark.tsx';
import { SortedStatus } from '../../../../parts/lists/SortedStatus.tsx';
import { WEALTH_HEADS, WealthTable, type WealthColumn } from '../../../../parts/wealth/WealthTable.tsx';
import { wealthPath } from '../../../../parts/wealth/wealth-paths.ts';
import { StandingLine } from './StandingLine.tsx';
import { sortingWords } from '../../../../words/common/sorting/words.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import styles from './WealthRows.module.css';

const COLUMNS = Object.keys(SORTS_OF_COLUMN) as WealthColumn[];

interface WealthRowsProps {
  path: string;
  query: PageQuery;
  caption: string;
  products: readonly WealthProduct[];
  /** By product code: its next opening day, where that is not simply the next dealing day. */
  openings: Readonly<Record<string, string>>;
}

/** All that a list says of a product, which can be ticked for the comparison; on a phone each row is a card. */
export function WealthRows({ path, query, caption, products, openings }: WealthRowsProps) {
  const to = useAddress();
  const { language, words: site } = useSite();
  const words = useWords(wealthWords);
  const sorting = useWords(sortingWords);
  const directionOf = (column: WealthColumn) => {
    const sort = SORTS_OF_COLUMN[column].find((offered) => offered === query['sort']);
    return sort && (SORTS[sort].sortOrder === 'ASC' ? 'ascending' : 'descending');
  };
  const sorted = COLUMNS.find((column) => directionOf(column) !== undefined);
  return (
    <>
      <SortedStatus
        column={sorted && site[WEALTH_HEADS[sorted]]}
        direction={sorted && directionOf(sorted)}
        choice={query['sort'] && words['wealth.sorts'][query['sort']]}
      />
      <WealthTable
        caption={caption}
        action={words['wealth.compare']}
        figureNote={words['wealth.notPromised']}
        look={styles}
        sortOf={(column, name) => {
          const sorts = SORTS_OF_COLUMN[column];
          const place = sorts.findIndex((sort) => sort === query['sort']);
          return {
            href: addressWith(path, query, { sort: sorts[place + 1] }),
            direction: directionOf(column),
            label: sorting['sort.by'](name),
          };
        }}
        rows={products.map((product) => ({
          product,
          name: (
            <>
              <a className={table.row} href={to(wealthPath(product))}>
                {product.prodName}
              </a>
              <span className={`${table.facts} ${styles.facts}`}>
                <span className="num">{product.prodCode}</span>
                <span>{words['home.wealthTypes'][product.wealthType]}</span>
                {product.saleMode === 'AGENCY' ? (
                  <span>{words['wealth.agencyOf'](product.organName)}</span>
                ) : null}
                {product.customerType === 'PRIVATE' ? <span>{words['wealth.private']}</span> : null}
                <span>{product.dealingText}</span>
              </span>
            </>
          ),
          standing: (
            <StandingLine
              product={product}
              opening={openings[product.prodCode]}
              day={(day) => dayInData(day, language)}
            />
          ),
          basis: product.benchmarkParts === undefined ? undefined : words['wealth.formula'],
          figure: <RowBenchmark product={product} />,
          action: (
            <CompareToggle
              kind="wealth"
              item={{ code: product.prodCode, name: product.prodName }}
              label={words['wealth.compare']}
            />
          ),
        }))}
      />
    </>
  );
}
