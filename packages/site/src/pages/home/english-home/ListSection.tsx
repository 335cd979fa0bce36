import type { ReactNode } from 'react';
import { SectionHead } from '@bank/ui';
import { MoreLink } from '../../../parts/blocks/Section.tsx';
import styles from './ListSection.module.css';

interface ListSectionProps {
  id: string;
  title: string;
  more: { name: string; url: string };
  children: ReactNode;
}

/** One of the two columns of lists. */
export function ListSection({ id, title, more: { name, url }, children }: ListSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} more={<MoreLink wide={name} narrow={name} url={url} />} />
      <div>{children}</div>
    </section>
  );
}
