import { WEALTH_DOCUMENT_KINDS, type WealthDetail } from '@bank/contract';
import { FileList } from '../../../../parts/articles/FileList.tsx';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './ProductDocuments.module.css';

const KINDS = [...WEALTH_DOCUMENT_KINDS, 'OTHER'] as const;

/** Papers of a product by their kind, the newest of each first (WLTH-10). */
export function ProductDocuments({ documents }: Pick<WealthDetail, 'documents'>) {
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  if (documents.length === 0) return <p className={styles.none}>{words['detail.noDocuments']}</p>;
  return KINDS.map((kind) => {
    const files = documents
      .filter(({ docKind = 'OTHER' }) => docKind === kind)
      .sort((a, b) => (b.publishDate ?? '').localeCompare(a.publishDate ?? ''));
    if (files.length === 0) return null;
    return (
      <div key={kind} className={styles.kind}>
        <h3>{words['detail.documentKinds'][kind]}</h3>
        <FileList files={files} />
      </div>
    );
  });
}
