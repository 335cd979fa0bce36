import type { Language } from '@bank/contract';
import { siteMap as english } from '../../../words/en/site-map.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { siteMap as chinese } from '../../../words/zh-cn/site-map.ts';
import { useSite } from '../../../base/state/site-context.ts';

type SiteMapWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, SiteMapWords> = { CN: chinese, EN: english };

export function useSiteMapWords(): SiteMapWords {
  return WORDS[useSite().language];
}
