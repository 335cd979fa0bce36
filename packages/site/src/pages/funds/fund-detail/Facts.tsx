import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export type Fact = readonly [key: string, name: ReactNode, value: ReactNode];

/** Names at the left, values at the right, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([key, name, value]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
