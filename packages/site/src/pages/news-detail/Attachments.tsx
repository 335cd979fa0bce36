import type { FileRef } from '@bank/contract';
import { Icon } from '@bank/ui';
import { formatFileSize } from '../../format/file-size.ts';
import { useDocument, useSite } from '../../state/site-context.ts';
import { pdfViewAddress } from '../pdf-view/file-parameter.ts';
import styles from './Attachments.module.css';

/** Files of an article, each with its type, length and size (product guide WLTH-10). */
export function Attachments({ files }: { files: FileRef[] }) {
  const { language, words } = useSite();
  const { fileBase } = useDocument();
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments-title">
      <h2 id="attachments-title">{words['article.attachments']}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.path}>
            <a href={pdfViewAddress(language, file.path) ?? fileBase + file.path} className={styles.file}>
              <Icon name="download" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.facts}>
                {words['article.attachment'](
                  file.ext.toUpperCase(),
                  formatFileSize(file.size),
                  file.pages === undefined ? '' : words['article.pages'](file.pages),
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
