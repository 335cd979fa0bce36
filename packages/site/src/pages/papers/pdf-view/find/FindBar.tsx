import { useEffect, useRef } from 'react';
import { Icon } from '@bank/ui';
import { PaperTool } from '../tools/PaperTool.tsx';
import { QUERY_LONGEST } from './find-in-page.ts';
import type { FindResult } from './use-find.ts';
import { pdfWords, type PdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './FindBar.module.css';

interface FindBarProps {
  query: string;
  result: FindResult;
  /** From 1; 0 while nothing is found. */
  current: number;
  /** Changes when find is asked for again while it is open. */
  asked: number;
  onQuery: (query: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Enter goes on, Shift+Enter back, Escape closes, as in every browser. */
export function FindBar({ query, result, current, asked, onQuery, onStep, onClose }: FindBarProps) {
  const words = useWords(pdfWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.select();
  }, [asked]);
  const hasNone = result.total === 0;
  return (
    <div
      role="search"
      className={styles.bar}
      aria-label={words['pdf.findIn']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <span className={styles.box}>
          <Icon name="search" size={16} />
          <input
            ref={field}
            className={styles.field}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={QUERY_LONGEST}
            aria-label={words['pdf.findField']}
            placeholder={words['pdf.findIn']}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={(event) => {
              // While an input method composes Chinese, Enter chooses characters.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onStep(event.shiftKey ? -1 : 1);
            }}
          />
        </span>
        <span className={styles.count} role="status">
          {countWords(words, query, result, current)}
        </span>
        <span className={styles.steps}>
          <PaperTool
            icon="chevron-up"
            label={words['pdf.findPrevious']}
            disabled={hasNone}
            onClick={() => onStep(-1)}
          />
          <PaperTool
            icon="chevron-down"
            label={words['pdf.findNext']}
            disabled={hasNone}
            onClick={() => onStep(1)}
          />
          <PaperTool icon="close" label={words['pdf.findClose']} onClick={onClose} />
        </span>
      </div>
    </div>
  );
}

function countWords(words: PdfWords, query: string, result: FindResult, current: number): string {
  if (query.trim() === '') return '';
  if (!result.isFinished) return words['pdf.findRunning'](result.total);
  if (result.isScan) return words['pdf.findNoText'];
  return result.total === 0 ? words['pdf.findNone'] : words['pdf.findCount'](current, result.total);
}
