import { useId, useState, type ReactNode } from 'react';
import { FX_RATES_PATHS, SEARCH_PATHS, type Currency, type DirectAnswer } from '@bank/contract';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { searchText } from '../../../../base/page/query-parameters.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { conversionOf, readAmount } from '../../../../parts/currency/conversion.ts';
import { convert } from '../../../../parts/currency/convert.ts';
import { placesOf } from '../../../../parts/currency/currency-places.ts';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import styles from './SumForm.module.css';

type CurrencyAnswer = Extract<DirectAnswer, { kind: 'FX' }>;

const USUAL_SUM = '100';

/**
 * What a sum comes to by the rates of the card. The answer follows each letter, which needs script; without it the sum of the
 * keyword is worked out by the server, and the form leads to the converter of the page with all rates.
 */
export function SumForm({ rate, sum }: { rate: CurrencyAnswer['rate']; sum: CurrencyAnswer['sum'] }) {
  const id = useId();
  const { language } = useSite();
  const words = useWords(searchWords);
  const [typed, setTyped] = useState(sum?.amount ?? USUAL_SUM);
  const { currency, currencyName } = rate;
  const [from, to]: [Currency, Currency] = sum?.of === 'CNY' ? ['CNY', currency] : [currency, 'CNY'];
  const form = { typed, of: 'pay', by: 'spot', from, to } as const;
  const { value: amount } = readAmount(form);
  const asked = amount === undefined ? undefined : conversionOf(form, amount);
  const result = asked && convert(asked, [rate]);
  const money = (figure: string, code: Currency): ReactNode =>
    words.money(formatDecimal(figure, placesOf(code)), code, code === 'CNY' ? words.yuan : currencyName);
  return (
    <form className={styles.form} method="get" action={`${FX_RATES_PATHS[language]}#converter`}>
      <KeptFields fields={{ from, to }} />
      <label className={styles.sum} htmlFor={id}>
        {words.sumIn(from === 'CNY' ? words.yuan : currencyName)}
      </label>
      <input
        id={id}
        className={styles.field}
        name="amount"
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <output className={styles.result} htmlFor={id}>
        {result?.kind === 'done' ? (
          <>
            {money(result.pays, from)} = <b className="num">{money(result.gets, to)}</b>
            <span className={styles.by}>{words.byRate(from === 'CNY' ? words.spotSell : words.spotBuy)}</span>
          </>
        ) : result?.kind === 'not-traded' ? (
          words.notTraded
        ) : (
          words.noSum
        )}
      </output>
      <span className={styles.ways}>
        <a
          href={`${SEARCH_PATHS[language]}${searchText({ keyword: words.otherWay(amount ?? USUAL_SUM, to, from) })}`}
        >
          {words.turn(to === 'CNY' ? words.yuan : currencyName)}
        </a>
        <button type="submit" className={styles.go}>
          {words.toConverter}
        </button>
      </span>
    </form>
  );
}
