import type { ReactNode } from 'react';
import { textLanguage } from '../../../../base/format/text-language.ts';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './PaperToolbar.module.css';

/** The document's name and what can be done with it. */
export function PaperToolbar({ title, children }: { title: string; children?: ReactNode }) {
  const words = useWords(pdfWords);
  return (
    <div className={styles.bar}>
      <h1 className={styles.title} title={title} lang={textLanguage(title)}>
        {title}
      </h1>
      {children === undefined ? null : (
        <div className={styles.tools} role="group" aria-label={words['pdf.tools']}>
          {children}
        </div>
      )}
    </div>
  );
}
