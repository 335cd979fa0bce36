import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { investment as chinese } from '../../../words/zh-cn/investment.ts';
import { useSite } from '../../../base/state/site-context.ts';

type InvestmentWords = WordsLike<typeof chinese>;

export const investmentWords = pageWords<InvestmentWords>({
  CN: () => import('../../../words/zh-cn/investment.ts').then(({ investment }) => investment),
  EN: () => import('../../../words/en/investment.ts').then(({ investment }) => investment),
});

/** Words of the investor pages. */
export function useInvestmentWords(): InvestmentWords {
  return investmentWords.of(useSite().language);
}
