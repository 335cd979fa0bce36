import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { bannerDetail as english } from './en.ts';
import { bannerDetail as chinese } from './zh-cn.ts';

export type BannerWords = WordsLike<typeof chinese>;

export const bannerWords = carriedWords<BannerWords>({ CN: chinese, EN: english });
