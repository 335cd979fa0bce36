import type { FileRef } from '@bank/contract';
import { Icon } from '@bank/ui';
import { formatFileSize } from '../../../base/format/file-size.ts';
import { useDocument, useSite, useWords } from '../../../base/state/site-context.ts';
import { pdfViewAddress } from '../../../parts/links/pdf-address.ts';
import { feeWords } from '../../../words/rates/fees/words.ts';
import styles from './EditionHead.module.css';

/** The list as a document, with its type, length and size. */
export function FileLink({ file }: { file: FileRef }) {
  const { language, words: site } = useSite();
  const { fileBase } = useDocument();
  const words = useWords(feeWords);
  const pages = file.pages === undefined ? '' : site['article.pages'](file.pages);
  return (
    <a className={styles.copy} href={pdfViewAddress(language, file.path) ?? fileBase + file.path}>
      <Icon name="fee" size={16} />
      {words.pdf}
      <span className={styles.facts}>
        {words.file(file.ext.toUpperCase(), formatFileSize(file.size), pages)}
      </span>
    </a>
  );
}
