import { FX_RATES_PATHS, type FxRates } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { serviceGuideWords } from '../../../../words/common/service-guide/words.ts';
import styles from './QuotesNow.module.css';

/** What the bank sells a few currencies at, as the page was asked for. */
export function QuotesNow({ quotes: { publishTime, list } }: { quotes: FxRates }) {
  const { language } = useSite();
  const words = useWords(serviceGuideWords);
  return (
    <section aria-labelledby="quotes-title">
      <div className={styles.head}>
        <h2 id="quotes-title">{words.quotes}</h2>
        <time className="num" dateTime={publishTime}>
          {publishTime.slice(11, 19)}
        </time>
      </div>
      <dl className={styles.quotes}>
        {list.map(({ currency, currencyName, spotSell }) => (
          <div key={currency}>
            <dt>{currencyName}</dt>
            <dd className="num">{spotSell === '' ? '–' : formatDecimal(spotSell)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <span>{words.quotesUnit}</span>
        <TextLink href={FX_RATES_PATHS[language]}>{words.allQuotes}</TextLink>
      </p>
    </section>
  );
}
