import { useState } from 'react';
import { clampPage } from '../page-fragment.ts';
import { PaperTool } from './PaperTool.tsx';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './PaperToolbar.module.css';

interface PageFieldProps {
  current: number;
  total: number;
  onPage: (page: number) => void;
}

/** Previous, next, and a number to go to. */
export function PageField({ current, total, onPage }: PageFieldProps) {
  const words = useWords(pdfWords);
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    setDraft(undefined);
    const page = Number(draft);
    if (draft !== undefined && /^\d{1,6}$/.test(draft.trim())) onPage(clampPage(page, total));
  };
  return (
    <span className={styles.group}>
      <PaperTool
        icon="chevron-left"
        label={words['pdf.previousPage']}
        disabled={current <= 1}
        onClick={() => onPage(current - 1)}
      />
      <span className={styles.page}>
        <input
          className={styles.pageField}
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={6}
          aria-label={words['pdf.pageField']}
          value={draft ?? String(current)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape') setDraft(undefined);
          }}
        />
        <span className={styles.pageTotal}>{words['pdf.pageTotal'](total)}</span>
      </span>
      <PaperTool
        icon="chevron-right"
        label={words['pdf.nextPage']}
        disabled={current >= total}
        onClick={() => onPage(current + 1)}
      />
    </span>
  );
}
