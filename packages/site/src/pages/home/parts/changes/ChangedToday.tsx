import type { ReactNode } from 'react';
import {
  COLUMNS,
  FX_RATES_PATHS,
  type DepositRate,
  type FxRate,
  type FxRates,
  type GoldPrice,
  type LoanRate,
} from '@bank/contract';
import { Change, SectionHead, Sparkline } from '@bank/ui';
import { newsPath } from '../../../../parts/articles/news-path.ts';
import { BlockNote } from '../../../../parts/blocks/BlockNote.tsx';
import { DIRECTIONS, RateChange } from '../../../../parts/blocks/RateChange.tsx';
import { shortDay } from '../../../../base/format/day.ts';
import { decimalSign, formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { momentInProse } from '../../../../base/format/moment.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { homeWords } from '../../../../words/home/home-page/words.ts';
import type { ListedArticle } from '../shown-articles.ts';
import { depositRatesAddress, loanRatesAddress } from '../instrument/calculator-address.ts';
import { byTerm } from '../instrument/deposit-terms.ts';
import { changedCurrencies, changedGold, changedPrimeRates, changedRates } from './changed-figures.ts';
import { DepositMoves } from './DepositMoves.tsx';
import type { Trends } from './load-trends.ts';
import styles from './ChangedToday.module.css';

const NOTICES_SHOWN = 3;

interface ChangedTodayProps {
  deposits: readonly DepositRate[] | undefined;
  fx: FxRates | undefined;
  trends: Trends | undefined;
  loans: readonly LoanRate[] | undefined;
  gold: GoldPrice | null | undefined;
  notices: readonly ListedArticle[] | undefined;
  /** Where the gold price is explained, in languages that have that page. */
  goldUrl?: string;
}

/** Only figures that are not what they were before, and the newest notices; each leads to its page. */
export function ChangedToday({ deposits, fx, trends, loans, gold, notices, goldUrl }: ChangedTodayProps) {
  const here = useSite();
  const { language } = here;
  const words = useWords(homeWords);
  const moved = changedRates(byTerm(deposits ?? []));
  const currencies = changedCurrencies(fx);
  const prime = changedPrimeRates(loans);
  const price = changedGold(gold);
  const isKnown = [deposits, fx, loans, gold].some((block) => block !== undefined);
  const hasChanged = moved.length + currencies.length + prime.length > 0 || price !== undefined;
  const newest = (notices ?? []).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  const moment = fx?.publishTime ?? gold?.publishTime;
  return (
    <section className={styles.band} aria-labelledby="changed">
      <SectionHead
        id="changed"
        title={words['home.changedTitle']}
        caption={
          moment === undefined ? undefined : words['home.changedCaption'](momentInProse(moment, language))
        }
      />
      <div className={styles.cells}>
        {hasChanged ? null : (
          <div className={styles.none}>
            <BlockNote>{words[isKnown ? 'home.nothingChanged' : 'home.failed']}</BlockNote>
          </div>
        )}
        {moved.length === 0 ? null : (
          <div className={styles.deposits}>
            <h3>
              <a href={depositRatesAddress(language)}>{words['home.changedDeposits']}</a>
            </h3>
            <DepositMoves moved={moved} />
          </div>
        )}
        {currencies.map((rate) => (
          <Quote
            key={rate.currency}
            name={words['home.changedCurrency'](rate.currencyName)}
            url={`${FX_RATES_PATHS[language]}?currency=${rate.currency}#history`}
            figure={formatDecimal(rate.spotBuy)}
            change={<RateChange value={rate.changeRate} />}
            since={words['home.sinceClose']}
          >
            <Trend rate={rate} values={trends?.[rate.currency]} />
          </Quote>
        ))}
        {price === undefined ? null : (
          <Quote
            name={words['home.gold']}
            url={goldUrl}
            figure={formatDecimal(price.price, 2)}
            change={<RateChange value={price.changeRate} />}
            since={words['home.sinceClose']}
          />
        )}
        {prime.map(({ termCode, termName, rate, basisPoints }) => (
          <Quote
            key={termCode}
            name={termName}
            url={loanRatesAddress(language)}
            figure={formatPercent(rate)}
            change={
              <Change
                direction={DIRECTIONS[decimalSign(basisPoints)]}
                figure={words['home.basisPoints'](formatSigned(basisPoints))}
              />
            }
            since={words['home.sinceMonth']}
          />
        ))}
        {newest.length === 0 ? null : (
          <div className={styles.notices}>
            <h3>
              <a href={words['home.noticesUrl'](COLUMNS.notices)}>{words['home.changedNotices']}</a>
            </h3>
            <ul>
              {newest.slice(0, NOTICES_SHOWN).map((article) => (
                <li key={article.id}>
                  <time className="num" dateTime={article.publishDate}>
                    {shortDay(article.publishDate, here)}
                  </time>
                  <a href={newsPath(article, language)}>{article.title}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

interface QuoteProps {
  name: string;
  url: string | undefined;
  figure: string;
  change: ReactNode;
  since: string;
  children?: ReactNode;
}

function Quote({ name, url, figure, change, since, children }: QuoteProps) {
  return (
    <div className={styles.quote}>
      <h3>{url === undefined ? name : <a href={url}>{name}</a>}</h3>
      <p className={`num ${styles.figure}`}>{figure}</p>
      <p className={styles.change}>
        {change} <small>{since}</small>
      </p>
      {children}
    </div>
  );
}

function Trend({ rate, values = [] }: { rate: FxRate; values: readonly string[] | undefined }) {
  const words = useWords(homeWords);
  const shown = [...values, rate.spotBuy];
  const [first] = shown;
  if (first === undefined || shown.length < 3) return null;
  return (
    <p className={styles.trend}>
      <Sparkline
        values={shown}
        width={150}
        height={38}
        conclusion={words['home.trendConclusion'](
          rate.currencyName,
          formatDecimal(first),
          formatDecimal(rate.spotBuy),
        )}
      />
    </p>
  );
}
