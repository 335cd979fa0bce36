import { RiskLevel, SortLinkHead, VisuallyHidden, type SortDirection } from '@bank/ui';
import type { Fund } from '@bank/contract';
import { CompareToggle } from '../../../parts/compare/CompareToggle.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { SortedStatus } from '../../../parts/lists/SortedStatus.tsx';
import { fundPath } from '../../../parts/links/fund-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import table from '../../../parts/blocks/price-table.module.css';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import styles from './FundRows.module.css';
import {
  columnCell,
  columnName,
  columnsShown,
  onPhones,
  sortsOfColumn,
  type ColumnCode,
} from './fund-columns.tsx';
import { sortOf, windowOf } from './fund-query.ts';
import { sortingWords } from '../../../words/common/sorting/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';

interface FundRowsProps {
  caption: string;
  funds: readonly Fund[];
  path: string;
  query: PageQuery;
}

/** A row of the chosen columns for each fund; their heads order the list. On a phone a card with the curve and the main figures. */
export function FundRows({ caption, funds, path, query }: FundRowsProps) {
  const to = useAddress();
  const { language, today, words: site } = useSite();
  const words = useWords(fundWords);
  const columns = columnsShown(query);
  const window = windowOf(query);
  const sorted = columns.find((code) => directionOf(code, query) !== undefined);
  return (
    <>
      <SortedStatus
        column={sorted && columnName(sorted, words)}
        direction={sorted && directionOf(sorted, query)}
        choice={words['funds.sorts'][sortOf(query)]}
      />
      <div className={styles.region} role="group" aria-label={words['funds.tableLabel']} tabIndex={0}>
        <table className={`${table.table} ${table.tall} ${styles.table}`}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead data-stay="">
            <tr>
              <th scope="col" className={styles.compare}>
                <VisuallyHidden>{words['funds.compare']}</VisuallyHidden>
              </th>
              <th scope="col" className={table.text}>
                {words['funds.name']}
              </th>
              {columns.map((code) => (
                <Head key={code} code={code} path={path} query={query} />
              ))}
            </tr>
          </thead>
          <tbody>
            {funds.map((fund) => {
              const { fundCode, fundName, riskLevel } = fund;
              return (
                <tr key={fundCode}>
                  <td className={styles.compare}>
                    <CompareToggle
                      kind="fund"
                      item={{ code: fundCode, name: fundName }}
                      label={words['funds.compare']}
                    />
                  </td>
                  <th scope="row" className={`${table.text} ${table.name} ${styles.name}`}>
                    <a className={table.row} href={to(fundPath(fundCode))}>
                      {fundName}
                    </a>
                    <span className={`${table.facts} ${styles.facts}`}>
                      <span className="num">{fundCode}</span>
                      <span>{site['home.fundTypes'][fund.fundType]}</span>
                      <RiskLevel level={riskNumber(riskLevel)} code={riskLevel} />
                    </span>
                  </th>
                  {columns.map((code) => (
                    <td
                      key={code}
                      className={`num ${code === window ? styles.return : ''} ${onPhones(code, query) ? styles.card : table.wide}`}
                      data-column={code}
                    >
                      {columnCell(code, fund, { words, language, today })}
                      {onPhones(code, query) && code !== 'TREND' ? (
                        <span className={styles.label}>{columnName(code, words)}</span>
                      ) : null}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The direction in which a column orders the list; none where another one does. */
function directionOf(code: ColumnCode, query: PageQuery): SortDirection | undefined {
  const current = sortOf(query);
  if (sortsOfColumn(code, query)?.includes(current) !== true) return undefined;
  return current.endsWith('-down') ? 'descending' : 'ascending';
}

function Head({ code, path, query }: { code: ColumnCode; path: string; query: PageQuery }) {
  const sorting = useWords(sortingWords);
  const words = useWords(fundWords);
  const name = columnName(code, words);
  const sorts = sortsOfColumn(code, query);
  const className = onPhones(code, query) ? undefined : table.wide;
  if (sorts === undefined) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  }
  const current = sortOf(query);
  const next = current === sorts[0] ? sorts[1] : sorts[0];
  return (
    <SortLinkHead
      className={className}
      href={addressWith(path, query, { sort: next })}
      direction={directionOf(code, query)}
      label={sorting['sort.by'](name)}
      isTextOnPhones
    >
      {name}
    </SortLinkHead>
  );
}
