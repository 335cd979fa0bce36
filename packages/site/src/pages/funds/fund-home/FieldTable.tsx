import { SortLinkHead, VisuallyHidden } from '@bank/ui';
import type { Fund, FundPage } from '@bank/contract';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import table from '../../../parts/blocks/price-table.module.css';
import { fundPath } from '../../../parts/links/fund-paths.ts';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { SortedStatus } from '../../../parts/lists/SortedStatus.tsx';
import { ListBody } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { pagesOf } from '../../../base/page/list-place.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { sortingWords } from '../../../words/common/sorting/words.ts';
import { FIELD_COLUMNS, sortsOfColumn, type FieldColumn } from './field-sorts.ts';
import styles from './FieldTable.module.css';

export interface FieldTableProps {
  found: FundPage;
  path: string;
  query: PageQuery;
}

/** The figures of the field, a page of funds at a time. */
export function FieldTable({ found, path, query }: FieldTableProps) {
  const to = useAddress();
  const { words: site } = useSite();
  const words = useWords(fundHomeWords);
  const sorting = useWords(sortingWords);
  const risk = query['risk'];
  const back = path + (risk === undefined ? '' : `?risk=${risk}`);
  const sorted = FIELD_COLUMNS.find((column) => sortsOfColumn(column, query).direction !== undefined);
  const head = (column: FieldColumn) => {
    const { direction, sort } = sortsOfColumn(column, query);
    const name = words[`zone.${column}`];
    return (
      <SortLinkHead
        href={addressWith(path, query, { sort })}
        direction={direction}
        label={sorting['sort.by'](name)}
      >
        {name}
      </SortLinkHead>
    );
  };
  return (
    <section className={styles.section} aria-labelledby="fund-field" data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title} id="fund-field">
          {words['zone.field']}
        </h2>
        <a className={styles.back} href={back}>
          {words['zone.asField']}
        </a>
      </div>
      <SortedStatus
        column={sorted && words[`zone.${sorted}`]}
        direction={sorted && sortsOfColumn(sorted, query).direction}
      />
      <ListBody found={found} path={path} query={query} none={words['zone.empty']}>
        <div className={styles.region} role="group" aria-labelledby="fund-field" tabIndex={0}>
          <table className={`${table.table} ${styles.table}`}>
            <VisuallyHidden as="caption">
              {words['zone.tableCaption'](found.pageNum, pagesOf(found))}
            </VisuallyHidden>
            <thead>
              <tr>
                <th scope="col" className={table.text}>
                  {words['zone.name']}
                </th>
                {head('year')}
                <th scope="col">{words['zone.volatility']}</th>
                {head('fall')}
                {head('sharpe')}
              </tr>
            </thead>
            <tbody>
              {found.list.map((fund) => (
                <tr key={fund.fundCode}>
                  <th scope="row" className={`${table.text} ${table.name}`}>
                    <a href={to(fundPath(fund.fundCode))}>{fund.fundName}</a>
                    <span className={styles.facts}>
                      {`${fund.fundCode} ${site['home.fundTypes'][fund.fundType]} ${fund.riskLevel}`}
                    </span>
                  </th>
                  <td>
                    <RateChange value={fund.returns.Y1 ?? ''} />
                  </td>
                  <td className="num">{figure(fund.stdDev)}</td>
                  <td className="num">{figure(fund.maxDrawdown)}</td>
                  <td className="num">{fund.sharpe === undefined ? '–' : formatDecimal(fund.sharpe, 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ListBody>
      <ListPages
        found={found}
        path={path}
        query={query}
        total={site['news.total']}
        label={words['zone.tablePages']}
      />
    </section>
  );
}

const figure = (value: Fund['stdDev']) => (value === undefined ? '–' : formatPercent(value));
