import { Section } from '../../home-blocks/Section.tsx';
import { useSpecialWords } from '../../special/use-special-words.ts';
import styles from './HowItGoes.module.css';

/** Four steps and how long each takes. */
export function HowItGoes() {
  const words = useSpecialWords();
  const steps = [
    [words.step1, words.step1Text],
    [words.step2, words.step2Text],
    [words.step3, words.step3Text],
    [words.step4, words.step4Text],
  ] as const;
  return (
    <Section id="how" title={words.howTitle} caption={words.howCaption} ground="surface">
      <ol className={styles.steps}>
        {steps.map(([name, text], index) => (
          <li key={name}>
            <span className={`num ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
