import { RiskLevel, VisuallyHidden } from '@bank/ui';
import { useWords } from '../../base/state/site-context.ts';
import { riskNumber } from '../../base/format/risk-number.ts';
import styles from './Candidates.module.css';
import type { CompareWords } from './compare-words.ts';

export interface Candidate {
  code: string;
  name: string;
  riskLevel: Parameters<typeof riskNumber>[0];
}

interface CandidatesProps {
  title: string;
  products: readonly Candidate[];
  /** The comparison with one more product. */
  withHref: (code: string) => string;
  words: CompareWords;
}

/** Products that can join the comparison. */
export function Candidates({ title, products, withHref, words }: CandidatesProps) {
  const site = useWords();
  return (
    <section className={styles.candidates} aria-label={title} data-stay="">
      <p className={styles.title}>{title}</p>
      <ul>
        {products.map(({ code, name, riskLevel }) => (
          <li key={code} className={styles.candidate}>
            <span className={styles.name}>{name}</span>
            <span className={`num ${styles.code}`}>{code}</span>
            <RiskLevel
              level={riskNumber(riskLevel)}
              code={riskLevel}
              label={site['home.riskLevel'][riskLevel]}
            />
            <a className={styles.join} href={withHref(code)}>
              {words['compare.join']}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
