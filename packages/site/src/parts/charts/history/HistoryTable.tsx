import { SortLinkHead, VisuallyHidden } from '@bank/ui';
import { WideTable } from '../../reading/WideTable.tsx';
import { Pages } from '../../lists/Pages.tsx';
import { RateChange } from '../../blocks/RateChange.tsx';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { HISTORY_PARAMETERS, historyAddress, type HistoryPlace } from './history-address.ts';
import { orderOf, orderOfHead, type OrderColumn } from './history-order.ts';
import { HISTORY_ROWS_PER_PAGE, type HistoryRows } from './history-rows.ts';
import { sortingWords } from '../../../words/common/sorting/words.ts';
import { historyWords } from '../../../words/rates/history/words.ts';
import styles from './HistoryTable.module.css';

export interface HistoryColumn {
  name: string;
  /** A change shows its direction; a figure is shown as it is. */
  kind?: 'figure' | 'change';
}

interface HistoryTableProps {
  place: HistoryPlace;
  caption: string;
  columns: readonly HistoryColumn[];
  table: HistoryRows;
}

/** The days of a history, newest first unless a head was pressed, a page at a time. */
export function HistoryTable({ place, caption, columns, table }: HistoryTableProps) {
  const { language } = useSite();
  const words = useWords(historyWords);
  const sorting = useWords(sortingWords);
  const { rows, total, page } = table;
  const given = place.query[HISTORY_PARAMETERS.order];
  const title = orderOf(given) === undefined ? words['history.caption'](caption) : caption;
  const head = (column: OrderColumn, name: string) => {
    const { direction, next } = orderOfHead(column, given);
    return (
      <SortLinkHead
        key={column}
        href={historyAddress(place, { [HISTORY_PARAMETERS.order]: next })}
        direction={direction}
        label={sorting['sort.by'](name)}
      >
        {name}
      </SortLinkHead>
    );
  };
  return (
    <div>
      <WideTable label={title}>
        <table className={styles.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head('date', words['history.date'])}
              {columns.map(({ name }, index) => head(index + 1, name))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, cells }) => (
              <tr key={date}>
                <th scope="row" className="num">
                  <time dateTime={date}>{dayInData(date, language)}</time>
                </th>
                {columns.map(({ name, kind }, index) => (
                  <td key={name} className="num">
                    <Cell value={cells[index] ?? ''} kind={kind} none={words['history.noValue']} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <Pages
        current={page}
        pages={Math.ceil(total / HISTORY_ROWS_PER_PAGE)}
        hrefOf={(target) =>
          historyAddress(place, { [HISTORY_PARAMETERS.page]: target === 1 ? undefined : String(target) })
        }
        action={place.path}
        query={place.query}
        name={HISTORY_PARAMETERS.page}
        label={words['history.pages']}
        total={words['history.rows'](total)}
        jumpBefore={words['history.jumpBefore']}
      />
    </div>
  );
}

function Cell({ value, kind, none }: { value: string; kind: HistoryColumn['kind']; none: string }) {
  if (kind === 'change') return <RateChange value={value} />;
  if (value !== '') return formatDecimal(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  );
}
