import type { PageProps } from '../../../routing/page-module.ts';
import { CompareTray } from '../../../compare/CompareTray.tsx';
import { useTrayWords } from '../../../wealth/use-tray-words.ts';
import { comparePath, wealthSection } from '../../../wealth/wealth-paths.ts';
import { DetailHead } from './DetailHead.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { ProductState } from './ProductState.tsx';
import { navHistory, productTerms } from './late-parts.ts';
import type { WealthDetailData } from './load-wealth-detail.ts';
import styles from './WealthDetail.module.css';

/** One product: its figures always with their basis and risk, then history, terms, papers and who is responsible. */
export function WealthDetail(props: PageProps<WealthDetailData>) {
  const { data, language, record } = props;
  const { product } = data;
  const trayWords = useTrayWords();
  return (
    <article className={styles.product}>
      <DetailHead product={product} />
      <ProductState product={product} language={language} />
      <KeyFigures product={product} language={language} />
      <navHistory.Part {...props} />
      <productTerms.Part {...props} />
      <CompareTray kind="wealth" path={comparePath(wealthSection(record.path))} words={trayWords} />
    </article>
  );
}
