import type { Currency, FxRate, Language } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { placesOf } from '../../../parts/currency/currency-places.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';

/** How this page writes money and names currencies. */
export interface Sums {
  name: (currency: Currency) => string;
  /** `1,000.00`, with the decimals of its currency. */
  figure: (amount: string, currency: Currency) => string;
  /** `1,000.00 美元`, `7,071.50 元`, `USD 1,000.00`. */
  sum: (amount: string, currency: Currency) => string;
  /** `707.15 元 / 100 美元`, `CNY 707.15 per USD 100`. */
  quote: (rate: string, unit: number, currency: Currency) => string;
}

export function useSums(rates: readonly FxRate[]): Sums {
  const { language } = useSite();
  const words = useWords(fxWords);
  const name = (currency: Currency) =>
    currency === 'CNY'
      ? words['fx.yuan']
      : (rates.find((rate) => rate.currency === currency)?.currencyName ?? currency);
  return sumsIn(language, name);
}

function sumsIn(language: Language, name: Sums['name']): Sums {
  const unitOf = (currency: Currency) => (currency === 'CNY' ? '元' : name(currency));
  const figure: Sums['figure'] = (amount, currency) => formatDecimal(amount, placesOf(currency));
  const inChinese = language === 'CN';
  return {
    name,
    figure,
    sum: (amount, currency) =>
      inChinese
        ? `${figure(amount, currency)} ${unitOf(currency)}`
        : `${currency} ${figure(amount, currency)}`,
    quote: (rate, unit, currency) =>
      inChinese
        ? `${formatDecimal(rate)} 元 / ${unit} ${unitOf(currency)}`
        : `CNY ${formatDecimal(rate)} per ${currency} ${unit}`,
  };
}
