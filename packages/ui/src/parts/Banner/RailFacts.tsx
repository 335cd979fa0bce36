import type { ReactNode } from 'react';
import styles from './RailFacts.module.css';
import { widthInEms } from './width-in-ems.ts';

export interface RailFact {
  label: string;
  value: string;
  /** Where it leads, such as a telephone number. */
  href?: string | undefined;
  /** Small, after the value: its unit, how it changed. */
  unit?: ReactNode;
}

/** The facts that decide, at most five, side by side in a banner's rail; two a row on phones. */
export function RailFacts({ facts }: { facts: readonly RailFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, href, unit }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd data-words={isFigure(value) ? undefined : ''}>
            {href === undefined ? value : <a href={href}>{value}</a>}
            {unit === undefined ? null : <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a glance takes in: a number to call, or a few digits, such as a day or a span of hours, and hardly a word with them. */
function isFigure(value: string): boolean {
  return /^[\d -]+$/.test(value) || (/\d/.test(value) && widthInEms(value) <= 6.8);
}
