import { RailFacts } from '@bank/ui';
import type { ForeignCurrency, FxRate } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { fxWords, type FxWords } from '../../../words/rates/fx/words.ts';
import { Converter } from './Converter.tsx';
import type { FxRatesData } from './fx-rates-data.ts';
import { useSharedRates } from './SharedRates.tsx';

const MAIN_CURRENCIES = ['USD', 'EUR', 'HKD', 'JPY', 'GBP'] as const satisfies readonly ForeignCurrency[];

/** The converter, over the rates that are asked for most. */
export function FxBanner({ record, query }: PageProps<FxRatesData>) {
  const words = useWords(fxWords);
  const { list } = useSharedRates().fx;
  return (
    <PageBanner rail={<RailFacts facts={mainRates(list, words)} />}>
      <Converter place={{ path: record.path, query }} rates={list} />
    </PageBanner>
  );
}

function mainRates(rates: readonly FxRate[], words: FxWords) {
  return MAIN_CURRENCIES.flatMap((code) => {
    const rate = rates.find(({ currency }) => currency === code);
    if (rate === undefined || rate.spotBuy === '') return [];
    return {
      label: words['fx.pair'](rate.currencyName, code, rate.unit),
      value: formatDecimal(rate.spotBuy),
      unit: <RateChange value={rate.changeRate} />,
    };
  });
}
