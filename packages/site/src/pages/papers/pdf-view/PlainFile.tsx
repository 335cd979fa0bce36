import type { PaperInLanguages } from '@bank/contract';
import { ButtonLink } from '@bank/ui';
import { OtherLanguageNote } from './OtherLanguageNote.tsx';
import { paperName } from './paper-name.ts';
import styles from './Viewer.module.css';
import { PaperToolbar } from './tools/PaperToolbar.tsx';
import { pdfWords } from '../../../words/common/pdf/words.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';

interface PlainFileProps {
  url: string;
  file: string;
  paper: PaperInLanguages;
}

/** What the server draws: the file behind a link, and for visitors with script the empty viewer. */
export function PlainFile({ url, file, paper }: PlainFileProps) {
  const { language } = useSite();
  const words = useWords(pdfWords);
  return (
    <section className={styles.viewer} aria-label={words['pdf.viewer']}>
      <PaperToolbar title={paperName(paper, file, language) ?? words['pdf.document']} />
      <OtherLanguageNote file={file} paper={paper} />
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
