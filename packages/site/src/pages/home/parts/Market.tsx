import type { ReactNode } from 'react';
import type { FxRates } from '@bank/contract';
import { momentInProse, shortMoment } from '../../../base/format/moment.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { FxTable } from './FxTable.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './Market.module.css';

const CURRENCIES_SHOWN = 7;

interface MarketProps {
  fx: FxRates | undefined;
  moreUrl: string;
  /** What a home page adds below the table. */
  children?: ReactNode;
}

/** Exchange rates of the main currencies. */
export function Market({ fx, moreUrl, children }: MarketProps) {
  const here = useSite();
  const { language } = here;
  const words = useWords(homeWords);
  const rates = fx?.list.slice(0, CURRENCIES_SHOWN) ?? [];
  const published = fx !== undefined && rates.length > 0;
  return (
    <Section
      id="market"
      title={words['home.marketTitle']}
      caption={published ? words['home.marketUpdated'](momentInProse(fx.publishTime, language)) : undefined}
      more={{ wide: words['home.marketMore'], narrow: words['home.marketMoreShort'], url: moreUrl }}
    >
      <div className={styles.market}>
        {published ? (
          // With enlarged text the table is pushed sideways in here, by keyboard too.
          <div role="region" tabIndex={0} aria-label={words['home.fxCaption']}>
            <p className={styles.updated}>
              {words['home.marketUpdatedShort'](shortMoment(fx.publishTime, here))}
            </p>
            <FxTable rates={rates} />
          </div>
        ) : (
          <BlockNote>{words[fx === undefined ? 'home.failed' : 'home.fxEmpty']}</BlockNote>
        )}
      </div>
      {children}
    </Section>
  );
}
