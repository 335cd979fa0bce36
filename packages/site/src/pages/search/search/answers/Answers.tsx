import type { DirectAnswer } from '@bank/contract';
import { BranchAnswer } from './BranchAnswer.tsx';
import { BranchesAnswer } from './BranchesAnswer.tsx';
import { CareersAnswer } from './CareersAnswer.tsx';
import { CurrencyAnswer } from './CurrencyAnswer.tsx';
import { DocumentAnswer } from './DocumentAnswer.tsx';
import { FeesAnswer } from './FeesAnswer.tsx';
import { FundAnswer } from './FundAnswer.tsx';
import { HotlineAnswer } from './HotlineAnswer.tsx';
import { HoursAnswer } from './HoursAnswer.tsx';
import { RatesAnswer } from './RatesAnswer.tsx';
import { ShareAnswer } from './ShareAnswer.tsx';
import { WealthAnswer } from './WealthAnswer.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './Answers.module.css';

/** What the keyword asks for by itself, above everything found (SRCH-12). */
export function Answers({ answers }: { answers: readonly DirectAnswer[] }) {
  const words = useWords(searchWords);
  if (answers.length === 0) return null;
  return (
    <section className={styles.answers} aria-label={words.answers}>
      {answers.map((answer) => (
        <Answer key={answer.kind} answer={answer} />
      ))}
    </section>
  );
}

function Answer({ answer }: { answer: DirectAnswer }) {
  switch (answer.kind) {
    case 'FX':
      return <CurrencyAnswer answer={answer} />;
    case 'WEALTH':
      return <WealthAnswer product={answer.product} />;
    case 'FUND':
      return <FundAnswer fund={answer.fund} />;
    case 'BRANCH':
      return <BranchAnswer branch={answer.branch} />;
    case 'BRANCHES':
      return <BranchesAnswer answer={answer} />;
    case 'HOURS':
      return <HoursAnswer answer={answer} />;
    case 'HOTLINE':
      return <HotlineAnswer trouble={answer.trouble} />;
    case 'FEE':
      return <FeesAnswer answer={answer} />;
    case 'DOCUMENT':
      return <DocumentAnswer answer={answer} />;
    case 'SHARE':
      return <ShareAnswer answer={answer} />;
    case 'CAREERS':
      return <CareersAnswer url={answer.url} />;
    case 'LOAN':
    case 'LPR':
    case 'DEPOSIT':
      return <RatesAnswer kind={answer.kind} rates={answer.rates} />;
  }
}
