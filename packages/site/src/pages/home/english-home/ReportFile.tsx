import { Icon, VisuallyHidden } from '@bank/ui';
import type { ArticleSummary } from '@bank/contract';
import { formatFileSize } from '../../../base/format/file-size.ts';
import { useDocument } from '../../../base/state/site-context.ts';
import styles from './Reports.module.css';

/** A report's document with its type and size; a report without one shows nothing. */
export function ReportFile({ report: { title, attachments } }: { report: ArticleSummary }) {
  const { fileBase } = useDocument();
  const [file] = attachments;
  if (file === undefined) return null;
  return (
    <a className={`num ${styles.file}`} href={`${fileBase}${file.path}`}>
      <Icon name="download" size={15} />
      {`${file.ext.toUpperCase()} ${formatFileSize(file.size)}`}
      <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
    </a>
  );
}
