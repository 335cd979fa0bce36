import { useState } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Feeds } from './Feeds.tsx';
import { Finder } from './Finder.tsx';
import { QuoteHead } from './QuoteHead.tsx';
import { RatesTable } from './RatesTable.tsx';
import { WhichRate } from './WhichRate.tsx';
import { dayQuotes, ratesHistory } from './late-history.ts';
import { matchingRates, pinnedFirst } from './matching-rates.ts';
import type { FxRatesData } from './fx-rates-data.ts';
import { useSharedRates } from './SharedRates.tsx';
import { usePins } from './use-pins.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './FxRatesPage.module.css';

/** Exchange rates that refresh themselves, and the history of one currency; the converter stands in the banner. */
export function FxRatesPage({ data, query, record, language }: PageProps<FxRatesData>) {
  const words = useWords(fxWords);
  const live = useSharedRates();
  const { pins, toggle } = usePins();
  const asked = query['keyword'] ?? '';
  const [keyword, setKeyword] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  // Back, forward and the links of this page bring their own keyword.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setKeyword(asked);
  }
  const rates = live.fx.list;
  const found = pinnedFirst(matchingRates(rates, keyword, words['fx.otherNames']), pins);
  const place = { path: record.path, query };
  return (
    <div className={styles.page}>
      <QuoteHead live={live} />
      <section className={styles.board}>
        <Finder
          place={place}
          keyword={keyword}
          onKeyword={setKeyword}
          found={found.length}
          total={rates.length}
        />
        {found.length === 0 ? null : (
          <RatesTable
            rates={found}
            publishTime={live.fx.publishTime}
            changes={live.changes}
            selected={data.currency}
            place={place}
            pins={pins}
            onPin={toggle}
          />
        )}
      </section>
      <ratesHistory.Part data={data} record={record} query={query} language={language} />
      <dayQuotes.Part data={data} record={record} query={query} language={language} />
      <WhichRate rates={rates} currency={data.currency} />
      <Feeds />
    </div>
  );
}
