import type { ServiceGuide } from '@bank/contract';
import { Icon } from '@bank/ui';
import { useWords } from '../../../../base/state/site-context.ts';
import { Part } from '../../../../parts/reading/Part.tsx';
import { serviceGuideWords } from '../../../../words/common/service-guide/words.ts';
import styles from './Questions.module.css';

/** The first answer is open, so that a glance tells what opens. */
export function Questions({ questions }: { questions: NonNullable<ServiceGuide['questions']> }) {
  const words = useWords(serviceGuideWords);
  return (
    <Part id="questions" title={words.questions}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon name="chevron-down" size={16} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Part>
  );
}
