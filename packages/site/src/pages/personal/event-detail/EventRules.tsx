import { eventWords } from '../../../words/personal/events/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './EventRules.module.css';

/** The conditions of an activity, and the one that all share. */
export function EventRules({ rules }: { rules: readonly string[] }) {
  const words = useWords(eventWords);
  if (rules.length === 0) return null;
  return (
    <section className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">{words.rules}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <p>{words.rulesNote}</p>
    </section>
  );
}
