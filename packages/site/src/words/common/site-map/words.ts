import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { siteMap as english } from './en.ts';
import { siteMap as chinese } from './zh-cn.ts';

export type SiteMapWords = WordsLike<typeof chinese>;

export const siteMapWords = carriedWords<SiteMapWords>({ CN: chinese, EN: english });
