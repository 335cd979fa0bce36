import type { Language } from '@bank/contract';
import { bannerDetail as english } from '../../../words/en/banner-detail.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { bannerDetail as chinese } from '../../../words/zh-cn/banner-detail.ts';
import { useSite } from '../../../base/state/site-context.ts';

type BannerWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, BannerWords> = { CN: chinese, EN: english };

export function useBannerWords(): BannerWords {
  return WORDS[useSite().language];
}
