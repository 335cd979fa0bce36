import type { Language } from '@bank/contract';
import { siteMap as english } from '../../../words/common/site-map/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { siteMap as chinese } from '../../../words/common/site-map/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type SiteMapWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, SiteMapWords> = { CN: chinese, EN: english };

export function useSiteMapWords(): SiteMapWords {
  return WORDS[useSite().language];
}
