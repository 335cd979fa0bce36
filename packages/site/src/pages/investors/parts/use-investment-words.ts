import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { investment as chinese } from '../../../words/investors/investment/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type InvestmentWords = WordsLike<typeof chinese>;

export const investmentWords = pageWords<InvestmentWords>({
  CN: () => import('../../../words/investors/investment/zh-cn.ts').then(({ investment }) => investment),
  EN: () => import('../../../words/investors/investment/en.ts').then(({ investment }) => investment),
});

/** Words of the investor pages. */
export function useInvestmentWords(): InvestmentWords {
  return investmentWords.of(useSite().language);
}
