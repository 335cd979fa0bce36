import type { Language } from '@bank/contract';
import { bannerDetail as english } from '../../../words/bank/banner-detail/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { bannerDetail as chinese } from '../../../words/bank/banner-detail/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type BannerWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, BannerWords> = { CN: chinese, EN: english };

export function useBannerWords(): BannerWords {
  return WORDS[useSite().language];
}
