import { ButtonLink } from '@bank/ui';
import styles from './Viewer.module.css';
import { PaperToolbar } from './tools/PaperToolbar.tsx';
import { pdfWords } from '../../../words/common/pdf/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** What the server draws: the file behind a link, and for visitors with script the empty viewer. */
export function PlainFile({ url }: { url: string }) {
  const words = useWords(pdfWords);
  return (
    <section className={styles.viewer} aria-label={words['pdf.viewer']}>
      <PaperToolbar title={words['pdf.document']} />
      <div className={styles.plain}>
        <p>{words['pdf.noScript']}</p>
        <p className={styles.ways}>
          <ButtonLink href={url}>{words['pdf.open']}</ButtonLink>
          <ButtonLink variant="quiet" href={url} download="">
            {words['pdf.download']}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
