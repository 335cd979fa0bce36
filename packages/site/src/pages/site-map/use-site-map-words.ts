import type { Language } from '@bank/contract';
import { siteMap as english } from '../../messages/en/site-map.ts';
import type { WordsLike } from '../../messages/messages.ts';
import { siteMap as chinese } from '../../messages/zh-cn/site-map.ts';
import { useSite } from '../../state/site-context.ts';

type SiteMapWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, SiteMapWords> = { CN: chinese, EN: english };

export function useSiteMapWords(): SiteMapWords {
  return WORDS[useSite().language];
}
