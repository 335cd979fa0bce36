import { useState } from 'react';
import { CODES, isCallRejected, pageOpinion } from '@bank/contract';
import { Icon, useHydrated } from '@bank/ui';
import { browserClients } from '../../base/page/browser-clients.ts';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { useFeature } from '../links/use-feature.ts';
import { opinionWords, type OpinionWords } from '../../words/articles/opinion/words.ts';
import styles from './PageOpinion.module.css';

const FEEDBACK_PATHS = { CN: '/bobbank/feedback', EN: '/en/bobbank/feedback' } as const;

type Told = 'opinion.thanks' | 'opinion.sorry' | 'opinion.tooMany' | 'opinion.failed';

/**
 * Whether the page was useful (FB-3), which needs script and nothing of the visitor, and the way to say it in words,
 * which does not. `path` is the page's own address.
 */
export function PageOpinion({ path }: { path: string }) {
  const { language } = useSite();
  const words = useWords(opinionWords);
  const hydrated = useHydrated();
  const [told, setTold] = useState<Told>();
  const hasFeedback = useFeature('feedback');
  const isDone = told === 'opinion.thanks' || told === 'opinion.sorry';
  const tell = async (useful: '0' | '1') => {
    try {
      await browserClients[language].call(pageOpinion, { path, useful });
      setTold(useful === '1' ? 'opinion.thanks' : 'opinion.sorry');
    } catch (error) {
      const isTooMany = isCallRejected(error) && error.body.code === CODES.tooManyRequests.code;
      setTold(isTooMany ? 'opinion.tooMany' : 'opinion.failed');
    }
  };
  if (!hasFeedback) return null;
  return (
    <section className={styles.opinion} aria-label={words['opinion.ask']}>
      {/* Kept empty without script, so that nothing below it moves when it comes. */}
      <div className={styles.line}>
        {hydrated && !isDone ? <Buttons words={words} tell={tell} /> : null}
        <p role="status">{told === undefined ? '' : words[told]}</p>
      </div>
      <a
        className={styles.link}
        href={`${FEEDBACK_PATHS[language]}?from=${encodeURIComponent(path)}`}
        rel="nofollow"
      >
        <Icon name="feedback" size={16} />
        {words['opinion.feedback']}
      </a>
    </section>
  );
}

function Buttons({ words, tell }: { words: OpinionWords; tell: (useful: '0' | '1') => Promise<void> }) {
  return (
    <>
      <span>{words['opinion.ask']}</span>
      <button type="button" className={styles.button} onClick={() => void tell('1')}>
        {words['opinion.yes']}
      </button>
      <button type="button" className={styles.button} onClick={() => void tell('0')}>
        {words['opinion.no']}
      </button>
    </>
  );
}
