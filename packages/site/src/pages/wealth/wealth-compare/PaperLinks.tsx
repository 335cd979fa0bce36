import { Icon, VisuallyHidden } from '@bank/ui';
import type { WealthDocument } from '@bank/contract';
import { useDocument, useSite, useWords } from '../../../base/state/site-context.ts';
import { pdfViewAddress } from '../../../parts/links/pdf-address.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { wealthCompareWords } from '../../../words/wealth/wealth-compare/words.ts';
import styles from './PaperLinks.module.css';

interface PaperLinksProps {
  /** Tells the links of one product from those of another. */
  product: string;
  documents: readonly WealthDocument[];
}

/** The manual and the risk notice of a product; its other papers stand on its page. */
export function PaperLinks({ product, documents }: PaperLinksProps) {
  const words = useWords(wealthWords, wealthCompareWords);
  const { language } = useSite();
  const { fileBase } = useDocument();
  const papers = (['MANUAL', 'RISK'] as const).flatMap((kind) => {
    const paper = documents.find(({ docKind }) => docKind === kind);
    return paper === undefined ? [] : [{ kind, path: paper.path }];
  });
  if (papers.length === 0) return words['compare.none'];
  return (
    <ul className={styles.papers}>
      {papers.map(({ kind, path }) => (
        <li key={kind}>
          <a className={styles.paper} href={pdfViewAddress(language, path) ?? fileBase + path}>
            <Icon name="download" size={14} />
            {words['compare.paperKinds'][kind]}
            <VisuallyHidden> {product}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
