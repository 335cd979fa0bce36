import type { FileRef } from '@bank/contract';
import { Icon } from '@bank/ui';
import { dayInData } from '../../base/format/day.ts';
import { formatFileSize } from '../../base/format/file-size.ts';
import { pdfViewAddress } from '../links/pdf-address.ts';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import styles from './FileList.module.css';

interface FileListProps {
  files: readonly (FileRef & { publishDate?: string | undefined })[];
}

/** Files to open, each with its day, type, length and size (WLTH-10). */
export function FileList({ files }: FileListProps) {
  const { language, words } = useSite();
  const { fileBase } = useDocument();
  return (
    <ul>
      {files.map((file) => (
        <li key={file.path}>
          <a href={pdfViewAddress(language, file.path) ?? fileBase + file.path} className={styles.file}>
            <Icon name="download" />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.facts}>
              {file.publishDate === undefined ? null : (
                <time className="num" dateTime={file.publishDate}>
                  {dayInData(file.publishDate, language)}
                </time>
              )}
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
  );
}
