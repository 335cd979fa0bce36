import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { disclosure as english } from './en.ts';
import { disclosure as chinese } from './zh-cn.ts';

export type DisclosureWords = WordsLike<typeof chinese>;

/** Words of the one column whose articles have categories. */
export const disclosureWords = carriedWords<DisclosureWords>({ CN: chinese, EN: english });
