import { useEffect, useRef, type MouseEvent } from 'react';
import { ButtonLink, Icon } from '@bank/ui';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Receipt.module.css';

interface ReceiptProps {
  ticketNo: string;
  path: string;
  /** With script the next form comes without another document. */
  onAgain: () => void;
}

/** The number that the feedback was taken under; takes the focus when it comes, so that it is read out. */
export function Receipt({ ticketNo, path, onAgain }: ReceiptProps) {
  const words = useWords(feedbackWords);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const again = (event: MouseEvent) => {
    event.preventDefault();
    onAgain();
  };
  return (
    <section className={styles.receipt} aria-labelledby="feedback-received">
      <h2 className={styles.title} id="feedback-received" ref={headingRef} tabIndex={-1}>
        <Icon name="check" size={24} />
        {words['feedback.received']}
      </h2>
      <dl className={styles.ticket}>
        <dt>{words['feedback.ticket']}</dt>
        <dd>{ticketNo}</dd>
      </dl>
      <p>{words['feedback.keep']}</p>
      <div>
        <h3 className={styles.next}>{words['feedback.next']}</h3>
        <ol className={styles.steps}>
          <li>{words['feedback.next.1']}</li>
          <li>{words['feedback.next.2']}</li>
          <li>{words['feedback.next.3']}</li>
        </ol>
      </div>
      <ButtonLink href={path} variant="quiet" compact onClick={again}>
        {words['feedback.again']}
      </ButtonLink>
    </section>
  );
}
