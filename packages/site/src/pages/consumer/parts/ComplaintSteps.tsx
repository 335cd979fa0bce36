import type { Shortcut } from '@bank/contract';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './ComplaintSteps.module.css';

/** How a complaint goes its way, each step with its time limit (CP-2). */
export function ComplaintSteps({ steps, headings }: { steps: Shortcut[]; headings: 'h2' | 'h3' }) {
  const words = useWords(protectionWords);
  const Heading = headings;
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, name, category, summary, url, urlType }, index) => (
        <li key={id} className={styles.step}>
          <p className={styles.number}>{words['protection.step'](index + 1)}</p>
          <Heading className={styles.name}>
            <SiteLink url={url} urlType={urlType}>
              {name}
            </SiteLink>
          </Heading>
          <p className={styles.limit}>{category}</p>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
