import { shortMoment } from '../../../base/format/moment.ts';
import { HistoryPanel } from '../../../parts/charts/history/HistoryPanel.tsx';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { historyCsv } from './fx-files.ts';
import { FX_RANGES, USUAL_RANGE } from './fx-parameters.ts';
import type { FxRatesData } from './fx-rates-data.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';

const COLUMNS = ['spotBuy', 'cashBuy', 'spotSell', 'cashSell'] as const;
const CHART_WIDTH = 853;

/**
 * The closes of one currency, chosen by its name in the table above (FX-5). It takes nothing that changes while the
 * page is open, so that the rates can refresh before this part's script has come.
 */
export function RatesHistory({ data, language, record, query }: PageProps<FxRatesData>) {
  const here = useSite();
  const words = useWords(fxWords);
  const { currency, history, table, live } = data;
  const rate = data.fx.list.find((one) => one.currency === currency);
  const name = rate?.currencyName ?? currency;
  // The table has closes only.
  const isTable = query[HISTORY_PARAMETERS.view] === 'table';
  const rateName = (quote: string) => words['fx.rateNames'][quote] ?? quote;
  return (
    <HistoryPanel
      title={words['fx.history'](name)}
      unit={
        <>
          {words['fx.historyUnit'](String(rate?.unit ?? ''), name, currency)}
          {live === undefined || isTable ? null : words['fx.historyToday'](shortMoment(live, here))}
        </>
      }
      place={{ path: record.path, query, id: 'history' }}
      history={history}
      names={{ middleRate: rateName('middleRate') }}
      ranges={FX_RANGES}
      usual={USUAL_RANGE}
      table={table}
      columns={[
        { name: rateName('middleRate') },
        ...COLUMNS.map((quote) => ({ name: rateName(quote) })),
        { name: words['fx.historyChange'], kind: 'change' },
      ]}
      csv={historyCsv(currency, language)}
      width={CHART_WIDTH}
    />
  );
}
