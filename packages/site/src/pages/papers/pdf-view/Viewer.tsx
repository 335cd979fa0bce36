import { useEffect, useState } from 'react';
import type { PaperInLanguages } from '@bank/contract';
import { Button, ButtonLink } from '@bank/ui';
import { useChrome } from '../../../frame/layouts/use-chrome.ts';
import { Notice } from './Notice.tsx';
import { Shelves } from './NoFile.tsx';
import { OpenViewer } from './OpenViewer.tsx';
import { OtherLanguageNote } from './OtherLanguageNote.tsx';
import { paperName } from './paper-name.ts';
import styles from './Viewer.module.css';
import { documentTitle } from './document/document-title.ts';
import { useOpenDocument } from './document/use-open-document.ts';
import { DownloadLink } from './tools/DownloadLink.tsx';
import { PaperToolbar } from './tools/PaperToolbar.tsx';
import { pdfWords } from '../../../words/common/pdf/words.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';

interface ViewerProps {
  url: string;
  file: string;
  paper: PaperInLanguages;
}

/** Asking again is a new attempt with nothing left of the one before. */
export function Viewer(props: ViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** From the moment the page is alive: opening, then the document or what went wrong with it. */
function Attempt({ url, file, paper, onRetry }: ViewerProps & { onRetry: () => void }) {
  const { language } = useSite();
  const words = useWords(pdfWords);
  const { config } = useChrome();
  const opening = useOpenDocument(url);
  const written =
    opening.state === 'open' ? documentTitle(opening.document.title, config.siteName) : undefined;
  // As its pages call it from the start; the title in the file ends with the bank's name in the language of the file.
  const name = paperName(paper, file, language) ?? written;
  const title = name ?? words['pdf.document'];
  useTabTitle(name === undefined ? undefined : `${name}-${config.siteName}`);
  const note = <OtherLanguageNote file={file} paper={paper} title={written} />;
  if (opening.state === 'open')
    return <OpenViewer document={opening.document} url={url} title={title} note={note} />;
  const isThere = opening.state === 'opening' ? opening.isFound : opening.reason !== 'missing';
  return (
    <section className={styles.viewer} aria-label={words['pdf.viewer']}>
      <PaperToolbar title={title}>
        {isThere ? (
          <span className={styles.copies}>
            <DownloadLink url={url} title={title} />
          </span>
        ) : undefined}
      </PaperToolbar>
      {note}
      <div className={styles.ground}>
        {opening.state === 'opening' ? (
          <div className={styles.opening}>
            <p role="status">{words['pdf.loading']}</p>
            <progress
              className={styles.progress}
              max={100}
              value={opening.percent}
              aria-label={words['pdf.loading']}
            />
            <p className={styles.percent} aria-hidden="true">
              {opening.percent === undefined ? '' : words['pdf.loaded'](opening.percent)}
            </p>
          </div>
        ) : (
          <Notice title={words['pdf.failedTitle']} text={words['pdf.failed'][opening.reason]}>
            {opening.reason === 'network' || opening.reason === 'viewer' ? (
              <Button onClick={opening.reason === 'viewer' ? () => location.reload() : onRetry}>
                {words['pdf.retry']}
              </Button>
            ) : null}
            {isThere ? (
              <ButtonLink variant="quiet" href={url} download="">
                {words['pdf.downloadFile']}
              </ButtonLink>
            ) : (
              <Shelves />
            )}
          </Notice>
        )}
      </div>
    </section>
  );
}

/** The document's own name in the tab and in bookmarks; the head of the page is drawn before it is known. */
function useTabTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
