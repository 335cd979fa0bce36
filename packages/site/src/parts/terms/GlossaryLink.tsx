import type { ReactNode } from 'react';
import { useSite } from '../../base/state/site-context.ts';
import { glossaryPath } from './glossary-path.ts';
import type { TermCode } from '../../words/common/terms/words.ts';
import styles from './GlossaryLink.module.css';

/** A term that leads to its meaning, where a tip would be cut off or its words are not on the page (FUND-7). */
export function GlossaryLink({ code, children }: { code: TermCode; children: ReactNode }) {
  const { language } = useSite();
  return (
    <a className={styles.link} href={glossaryPath(language, code)}>
      {children}
    </a>
  );
}
