import type { NoticeModel } from '../page-model.ts';
import styles from './Notice.module.css';

/** What came of the last step; a browser reads it out when the page has come. */
export function Notice({ kind, text, lines = [] }: NoticeModel) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'refused' ? 'alert' : 'status'}>
      <p>{text}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
