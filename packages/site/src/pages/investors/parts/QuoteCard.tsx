import { useEffect, useState } from 'react';
import { stockQuote, type InvestorContact, type StockQuote } from '@bank/contract';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { momentInData } from '../../../base/format/moment.ts';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { browserClients } from '../../../base/page/browser-clients.ts';
import { useDocument, useSite, useWords } from '../../../base/state/site-context.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './QuoteCard.module.css';

/**
 * The share and where it is traded. Where the operator has set a source of prices, a script adds the delayed price,
 * because pages are kept for longer than prices hold; whenever there is none the exchange is one link away (IR-3).
 */
export function QuoteCard({ contact }: { contact: InvestorContact }) {
  const words = useWords(investmentWords);
  const { quote, isWaiting } = useQuote();
  const { shareName, shareCode, exchangeName, exchangeUrl } = contact;
  return (
    <section className={styles.card} aria-labelledby="share-title">
      <h3 className={styles.title} id="share-title">
        {words.share}
      </h3>
      <p className={styles.share}>
        <span className="num">{words.shareCode(shareName, shareCode)}</span>
        <span>{exchangeName}</span>
      </p>
      <div role="status">
        {isWaiting ? <p className={styles.note}>{words.quoteWait}</p> : null}
        {quote === undefined ? null : <Price quote={quote} />}
      </div>
      {quote === undefined && !isWaiting ? <p className={styles.note}>{words.quoteNote}</p> : null}
      <p>
        <SiteLink className={styles.exchange} url={exchangeUrl} urlType="2" externalIcon>
          {words.atExchange}
        </SiteLink>
      </p>
    </section>
  );
}

function Price({ quote }: { quote: StockQuote }) {
  const words = useWords(investmentWords);
  const facts = [
    [words.open, quote.open],
    [words.prevClose, quote.prevClose],
    [words.high, quote.high],
    [words.low, quote.low],
    [words.volume, quote.volume],
  ] as const;
  return (
    <>
      <p className={styles.price}>
        <span className={`num ${styles.last}`}>{formatDecimal(quote.price)}</span> {words.yuan}{' '}
        <RateChange value={quote.changeRate} />
      </p>
      <p className={styles.note}>{words.delayed(momentInData(quote.quoteTime))}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatDecimal(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function useQuote(): { quote: StockQuote | undefined; isWaiting: boolean } {
  const { hasQuote = false } = useDocument();
  const { language } = useSite();
  const [answer, setAnswer] = useState<StockQuote | null>();
  useEffect(() => {
    if (!hasQuote) return undefined;
    const asked = new AbortController();
    browserClients[language].call(stockQuote, {}, asked.signal).then(setAnswer, () => setAnswer(null));
    return () => asked.abort();
  }, [hasQuote, language]);
  return { quote: answer ?? undefined, isWaiting: hasQuote && answer === undefined };
}
