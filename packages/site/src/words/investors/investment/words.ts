import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { investment as chinese } from './zh-cn.ts';

export type InvestmentWords = WordsLike<typeof chinese>;

/** Words of the investor pages. */
export const investmentWords = fetchedWords<InvestmentWords>({
  CN: () => import('./zh-cn.ts').then(({ investment }) => investment),
  EN: () => import('./en.ts').then(({ investment }) => investment),
});
