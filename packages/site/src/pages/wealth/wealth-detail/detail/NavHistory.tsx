import { HistoryPanel } from '../../../../parts/charts/history/HistoryPanel.tsx';
import type { FigureFormat } from '../../../../parts/charts/history/figure-format.ts';
import { historyAddress } from '../../../../parts/charts/history/history-address.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { currencyUnit } from '../../../../base/format/money.ts';
import type { PageProps } from '../../../../base/page/page-module.ts';
import { DetailSection } from './DetailSection.tsx';
import { ACCUMULATED, NAV_RANGES, USUAL_RANGE } from './detail-parameters.ts';
import { downloadAddress } from './download-address.ts';
import type { WealthDetailData } from './wealth-detail-data.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './NavHistory.module.css';

/** NAVs have four decimals everywhere. */
const NAV: FigureFormat = {
  value: (value) => formatDecimal(value, 4),
  axis: (value) => formatDecimal(value),
};
/** The width of a page, and beside the days on which the product deals. */
const WIDTH = 1144;
const WIDTH_BESIDE = 756;

/** Unit or accumulated NAV over a range, as chart, table and file (WLTH-4, WLTH-5). */
export function NavHistory({ data, language, record, query }: PageProps<WealthDetailData>) {
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  const { product, history, table } = data;
  if (product.navDate === undefined) {
    return (
      <DetailSection id="nav-history" title={words['detail.navTitle']}>
        <p className={styles.none}>{words['detail.navToCome']}</p>
      </DetailSection>
    );
  }
  const place = { path: record.path, query, id: 'nav-history' };
  const isAccumulated = query['nav'] === ACCUMULATED;
  return (
    <HistoryPanel
      title={words['detail.navTitle']}
      unit={words['detail.navUnit'](currencyUnit(product.currency, language))}
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
      csv={downloadAddress('wealth-nav', product.prodCode, language)}
      format={NAV}
      width={data.openings === undefined ? WIDTH : WIDTH_BESIDE}
      note={<p className={styles.note}>{words['detail.navNote']}</p>}
    />
  );
}
