import type { PageProps } from '../../../../base/page/page-module.ts';
import { CompareTray } from '../../../../parts/compare/CompareTray.tsx';
import { latePart } from '../../../../base/state/LatePart.tsx';
import { useWords } from '../../../../base/state/site-context.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthTrayWords } from '../../parts/wealth-tray-words.ts';
import { comparePath, wealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import { ProductState } from './ProductState.tsx';
import type { WealthDetailData } from './wealth-detail-data.ts';
import styles from './WealthDetail.module.css';

/* Named here, so that their styles come with this view and no other. */
export const navHistory = latePart('nav-history', () =>
  import('./NavHistory.tsx').then(({ NavHistory }) => NavHistory),
);
export const productTerms = latePart('product-terms', () =>
  import('./ProductTerms.tsx').then(({ ProductTerms }) => ProductTerms),
);

/** One product below its head: the wording that goes with its benchmark (WLTH-7), history, terms, papers and who is responsible. */
export function WealthDetail(props: PageProps<WealthDetailData>) {
  const { data, language, record } = props;
  const { product } = data;
  const words = useWords(wealthWords);
  const trayWords = wealthTrayWords(words);
  return (
    <article className={styles.product}>
      <ProductState product={product} language={language} />
      <p className={styles.wording}>{words['home.wealthNote']}</p>
      <navHistory.Part {...props} />
      <productTerms.Part {...props} />
      <CompareTray kind="wealth" path={comparePath(wealthSection(record.path))} words={trayWords} />
    </article>
  );
}
