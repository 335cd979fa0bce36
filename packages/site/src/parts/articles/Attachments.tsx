import type { FileRef } from '@bank/contract';
import { FileList } from './FileList.tsx';
import { useWords } from '../../base/state/site-context.ts';
import styles from './Attachments.module.css';

/** The files of an article. */
export function Attachments({ files }: { files: FileRef[] }) {
  const words = useWords();
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments-title">
      <h2 id="attachments-title">{words['article.attachments']}</h2>
      <FileList files={files} />
    </section>
  );
}
