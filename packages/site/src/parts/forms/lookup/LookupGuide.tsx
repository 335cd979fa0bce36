import type { ReactNode } from 'react';
import { Icon, type IconName } from '@bank/ui';
import styles from './LookupGuide.module.css';

export interface Verdict {
  icon: IconName;
  isGood?: boolean;
  name: string;
  text: string;
}

export interface Advice {
  id: string;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

interface LookupGuideProps {
  /** Where on the paper stands what is asked for. */
  where: ReactNode;
  verdicts: readonly Verdict[];
  /** What a result is not. */
  limit: string;
  advice: readonly Advice[];
}

/** How to ask and how to read what was found; then what to do next. */
export function LookupGuide({ where, verdicts, limit, advice }: LookupGuideProps) {
  return (
    <>
      <div className={styles.reading}>
        {where}
        <div>
          {verdicts.map(({ icon, isGood, name, text }) => (
            <section key={name} className={styles.verdict} data-good={isGood === true ? '' : undefined}>
              <h2 className={styles.name}>
                <Icon name={icon} size={26} />
                {name}
              </h2>
              <p>{text}</p>
            </section>
          ))}
          <p className={styles.limit}>{limit}</p>
        </div>
      </div>
      <div className={styles.advice}>
        {advice.map(({ id, title, text, action }) => (
          <section key={id} className={styles.piece} aria-labelledby={id}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {text}
            {action}
          </section>
        ))}
      </div>
    </>
  );
}
