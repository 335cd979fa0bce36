import type { ReactNode } from 'react';
import type { DepositRate, FxRates } from '@bank/contract';
import { momentInProse, shortMoment } from '../../../base/format/moment.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { DepositCurve, onTheCurve } from './DepositCurve.tsx';
import { FxTable } from './FxTable.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './Market.module.css';

const CURRENCIES_SHOWN = 7;

interface MarketProps {
  fx: FxRates | undefined;
  deposits: DepositRate[] | undefined;
  moreUrl: string;
  /** What a home page adds below the two panels. */
  children?: ReactNode;
}

/** Exchange rates beside the deposit curve. */
export function Market({ fx, deposits, moreUrl, children }: MarketProps) {
  const here = useSite();
  const { language } = here;
  const words = useWords(homeWords);
  const rates = fx?.list.slice(0, CURRENCIES_SHOWN) ?? [];
  const curve = deposits && onTheCurve(deposits);
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
        {curve !== undefined && curve.length > 0 ? (
          <DepositCurve rates={curve} />
        ) : (
          <BlockNote>{words[curve === undefined ? 'home.failed' : 'home.curveEmpty']}</BlockNote>
        )}
      </div>
      {children}
    </Section>
  );
}
