import type { ServiceFacts } from '@bank/contract';
import styles from './Steps.module.css';

/** Steps in their order, a star and a trail to each: the numbers are in the list itself. */
export function Steps({ steps }: { steps: ServiceFacts['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
