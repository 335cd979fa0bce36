import styles from './NumberedSteps.module.css';

interface NumberedStepsProps {
  steps: readonly { name: string; text: string }[];
}

/** A few steps beside each other, each with its star on a line of its own. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }, index) => (
        <li key={name}>
          <span className={`num ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
