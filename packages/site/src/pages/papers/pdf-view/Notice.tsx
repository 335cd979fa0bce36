import type { ReactNode } from 'react';
import { Icon } from '@bank/ui';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** The notice is all of the page, so its title is the page's. */
  isPage?: boolean;
  /** What the visitor can do. */
  children: ReactNode;
}

/** Said in place of a document. */
export function Notice({ title, text, isPage = false, children }: NoticeProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.notice} role={isPage ? undefined : 'alert'}>
      <Icon name="info" size={40} />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
