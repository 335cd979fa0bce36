import type { PageProps } from '../../../../base/page/page-module.ts';
import { CompareTray } from '../../../../parts/compare/CompareTray.tsx';
import { latePart } from '../../../../base/state/LatePart.tsx';
import { useWords } from '../../../../base/state/site-context.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthTrayWords } from '../../parts/wealth-tray-words.ts';
import { comparePath, wealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import { ProductState } from './ProductState.tsx';
import type { WealthDetailData } from './wealth-detail-data.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './WealthDetail.module.css';

/* Named here, so that their styles come with this view and no other. */
export const navHistory = latePart('nav-history', () =>
  import('./NavHistory.tsx').then(({ NavHistory }) => NavHistory),
);
/* It can be read as the server drew it; who presses a head of its table wants its script. */
export const productTrack = latePart(
  'product-track',
  () => import('./track/ProductTrack.tsx').then(({ ProductTrack }) => ProductTrack),
  'touched',
);
export const holdingOutcomes = latePart('holding-outcomes', () =>
  import('./track/HoldingOutcomes.tsx').then(({ HoldingOutcomes }) => HoldingOutcomes),
);
/* Read alone. */
export const openingDays = latePart(
  'opening-days',
  () => import('./openings/OpeningDays.tsx').then(({ OpeningDays }) => OpeningDays),
  'never',
);
export const productTerms = latePart('product-terms', () =>
  import('./ProductTerms.tsx').then(({ ProductTerms }) => ProductTerms),
);

/**
 * One product below its head: the wording that goes with its benchmark (WLTH-7), its history and what it reached, when it
 * deals, terms, papers and who is responsible.
 */
export function WealthDetail(props: PageProps<WealthDetailData>) {
  const to = useAddress();
  const { data, language, record } = props;
  const { product, openings, track } = data;
  const hasRecord = track.periods.length > 0 || track.months.length > 0;
  const words = useWords(wealthWords);
  const trayWords = wealthTrayWords(words);
  return (
    <article className={styles.product}>
      <ProductState product={product} language={language} />
      <p className={styles.wording}>{words['home.wealthNote']}</p>
      <div className={styles.columns} data-beside={openings === undefined ? undefined : ''}>
        <div className={styles.record}>
          <navHistory.Part {...props} />
          {hasRecord ? <productTrack.Part {...props} /> : null}
        </div>
        {openings === undefined ? null : <openingDays.Part product={product} openings={openings} />}
      </div>
      {track.outcomes.length === 0 ? null : (
        <holdingOutcomes.Part
          prodCode={product.prodCode}
          outcomes={track.outcomes}
          navDate={product.navDate ?? ''}
        />
      )}
      <productTerms.Part {...props} />
      <CompareTray kind="wealth" path={to(comparePath(wealthSection(record.path)))} words={trayWords} />
    </article>
  );
}
