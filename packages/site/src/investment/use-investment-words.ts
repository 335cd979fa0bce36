import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { investment as chinese } from '../messages/zh-cn/investment.ts';
import { useSite } from '../state/site-context.ts';

type InvestmentWords = WordsLike<typeof chinese>;

export const investmentWords = pageWords<InvestmentWords>({
  CN: () => import('../messages/zh-cn/investment.ts').then(({ investment }) => investment),
  EN: () => import('../messages/en/investment.ts').then(({ investment }) => investment),
});

/** Words of the investor pages. */
export function useInvestmentWords(): InvestmentWords {
  return investmentWords.of(useSite().language);
}
