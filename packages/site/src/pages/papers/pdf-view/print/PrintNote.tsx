import { Button } from '@bank/ui';
import { PRINT_PAGES_MOST } from './print-document.ts';
import type { Printing } from './use-printing.ts';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './PrintNote.module.css';

interface PrintNoteProps {
  printing: Printing;
  url: string;
  total: number;
  onStop: () => void;
}

/** What becomes of a print that was asked for: progress, or why it did not come about and what to do instead. */
export function PrintNote({ printing, url, total, onStop }: PrintNoteProps) {
  const words = useWords(pdfWords);
  if (printing.state === 'idle') return null;
  const isPreparing = printing.state === 'preparing';
  return (
    <div className={styles.note}>
      <p role={isPreparing ? undefined : 'alert'}>
        {isPreparing
          ? words['pdf.printPreparing'](printing.page, total)
          : printing.state === 'too-long'
            ? words['pdf.printTooLong'](PRINT_PAGES_MOST)
            : words['pdf.printFailed']}
      </p>
      {isPreparing ? (
        <progress
          className={styles.progress}
          max={total}
          value={printing.page}
          aria-label={words['pdf.print']}
        />
      ) : (
        <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
          {words['pdf.open']}
        </a>
      )}
      <Button variant="quiet" compact onClick={onStop}>
        {isPreparing ? words['pdf.printStop'] : words['pdf.noteClose']}
      </Button>
    </div>
  );
}
