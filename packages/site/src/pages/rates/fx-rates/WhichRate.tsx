import type { ForeignCurrency, FxRate } from '@bank/contract';
import { GlossaryLink } from '../../../parts/terms/GlossaryLink.tsx';
import { convert } from '../../../parts/currency/convert.ts';
import type { Conversion } from '../../../parts/currency/conversion.ts';
import { useSums } from './use-sums.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './WhichRate.module.css';

const EXAMPLE_AMOUNT = '1000';

/** Which rate applies to what, each with an example worked out from the rates on the page (FX-4). */
export function WhichRate({ rates, currency }: { rates: readonly FxRate[]; currency: ForeignCurrency }) {
  const words = useWords(fxWords);
  const sums = useSums(rates);
  const other: ForeignCurrency = currency === 'EUR' ? 'USD' : 'EUR';
  const names = words['fx.rateNames'];

  const example = (conversion: Omit<Conversion, 'amount'>) => {
    const result = convert({ ...conversion, amount: EXAMPLE_AMOUNT }, rates);
    if (result.kind !== 'done') return undefined;
    return conversion.of === 'pay'
      ? words['fx.whichGets'](sums.sum(result.gets, conversion.to))
      : words['fx.whichPays'](sums.sum(result.pays, conversion.from));
  };
  const rows = [
    {
      deed: words['fx.whichTransferIn'],
      rate: names['spotBuy'],
      text: example({ of: 'pay', from: currency, to: 'CNY', by: 'spot' }),
    },
    {
      deed: words['fx.whichNotesIn'],
      rate: names['cashBuy'],
      text: example({ of: 'pay', from: currency, to: 'CNY', by: 'cash' }),
    },
    {
      deed: words['fx.whichTransferOut'],
      rate: names['spotSell'],
      text: example({ of: 'get', from: 'CNY', to: currency, by: 'spot' }),
    },
    {
      deed: words['fx.whichNotesOut'],
      rate: names['cashSell'],
      text: example({ of: 'get', from: 'CNY', to: currency, by: 'cash' }),
    },
    {
      deed: words['fx.whichCross'](sums.name(other), other),
      rate: words['fx.whichCrossRate'],
      text: example({ of: 'pay', from: currency, to: other, by: 'spot' }),
    },
  ];
  return (
    <section aria-labelledby="which-title">
      <h2 className={styles.title} id="which-title">
        {words['fx.which']}
      </h2>
      <p className={styles.lead}>{words['fx.whichLead']}</p>
      <table className={styles.table} aria-label={words['fx.whichTable']}>
        <thead>
          <tr>
            <th scope="col">{words['fx.whichDeed']}</th>
            <th scope="col">{words['fx.whichRate']}</th>
            <th scope="col">{words['fx.whichExample'](sums.sum(EXAMPLE_AMOUNT, currency))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ deed, rate, text }) => (
            <tr key={deed}>
              <th scope="row">{deed}</th>
              <td>{rate}</td>
              <td className="num">{text ?? words['fx.notTraded']}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.terms}>
        <div>
          <dt>
            <GlossaryLink code="SPOT_CASH">{words['fx.whichCash']}</GlossaryLink>
          </dt>
          <dd>{words['fx.whichCashText']}</dd>
        </div>
        <div>
          <dt>{words['fx.whichMiddle']}</dt>
          <dd>{words['fx.whichMiddleText']}</dd>
        </div>
        <div>
          <dt>{words['fx.whichHours']}</dt>
          <dd>{words['fx.whichHoursText']}</dd>
        </div>
        <div>
          <dt>{words['fx.whichRounding']}</dt>
          <dd>{words['fx.rounding']}</dd>
        </div>
      </dl>
    </section>
  );
}
