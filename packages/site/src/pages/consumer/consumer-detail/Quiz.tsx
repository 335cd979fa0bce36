import type { EduQuiz } from '@bank/contract';
import { Icon } from '@bank/ui';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Quiz.module.css';

const LETTERS = 'ABCD';

/** One question; the answer opens under it, also without script. */
export function Quiz({ quiz }: { quiz: EduQuiz }) {
  const words = useWords(protectionWords);
  return (
    <section className={styles.quiz} data-tone="night" aria-labelledby="quiz">
      <h2 id="quiz" className={styles.title}>
        {words['protection.quizTitle']}
      </h2>
      <p className={styles.question}>{quiz.question}</p>
      <ol className={styles.options}>
        {quiz.options.map((option, index) => (
          <li key={option}>
            <span className={styles.letter}>{LETTERS[index]}</span>
            {option}
          </li>
        ))}
      </ol>
      <details className={styles.answer}>
        <summary>
          {words['protection.quizAnswer']}
          <Icon name="chevron-down" size={16} />
        </summary>
        <p>
          <strong>{words['protection.quizRight'](LETTERS[quiz.answer - 1] ?? '')}</strong>
          {quiz.reason}
        </p>
      </details>
    </section>
  );
}
