import type { WealthDetail } from '@bank/contract';
import { HistoryPanel, type FigureFormat } from '../../../history/HistoryPanel.tsx';
import { historyAddress } from '../../../history/history-address.ts';
import { formatDecimal } from '../../../format/decimal.ts';
import type { PageProps } from '../../../routing/page-module.ts';
import { ACCUMULATED, NAV_RANGES, USUAL_RANGE } from './detail-parameters.ts';
import { downloadAddress } from './download-address.ts';
import type { WealthDetailData } from './load-wealth-detail.ts';
import { useDetailWords } from './use-detail-words.ts';
import styles from './NavHistory.module.css';

/** NAVs have four decimals everywhere (identity, section 10). */
const NAV: FigureFormat = {
  value: (value) => formatDecimal(value, 4),
  axis: (value) => formatDecimal(value),
};
/** The width of a page beside its section's menu. */
const WIDTH = 853;

/** Unit or accumulated NAV over a range, as chart, table and file (WLTH-4, WLTH-5). */
export function NavHistory({ data, language, record, query }: PageProps<WealthDetailData>) {
  const words = useDetailWords();
  const { product, history, table } = data;
  const place = { path: record.path, query, id: 'nav-history' };
  const isAccumulated = query['nav'] === ACCUMULATED;
  return (
    <HistoryPanel
      title={words['detail.navTitle']}
      unit={words['detail.navUnit'](currencyName(product, words))}
      place={place}
      history={history}
      names={{ unitNav: words['detail.unitNav'], accNav: words['detail.accNav'] }}
      ranges={NAV_RANGES}
      usual={USUAL_RANGE}
      measures={[
        {
          name: words['detail.unitNav'],
          href: historyAddress(place, { nav: undefined }),
          isCurrent: !isAccumulated,
        },
        {
          name: words['detail.accNav'],
          href: historyAddress(place, { nav: ACCUMULATED }),
          isCurrent: isAccumulated,
        },
      ]}
      table={table}
      columns={[
        { name: words['detail.unitNav'] },
        { name: words['detail.accNav'] },
        { name: words['detail.dayChange'], kind: 'change' },
      ]}
      csv={downloadAddress(product.prodCode, language)}
      format={NAV}
      width={WIDTH}
      note={<p className={styles.note}>{words['detail.navNote']}</p>}
    />
  );
}

function currencyName({ currency }: WealthDetail, words: ReturnType<typeof useDetailWords>): string {
  return words['wealth.currencies'][currency] ?? currency;
}
