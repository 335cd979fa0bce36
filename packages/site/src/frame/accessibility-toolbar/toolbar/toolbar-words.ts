import type { Language } from '@bank/contract';
import { toolbar as en } from '../../../words/frame/toolbar/en.ts';
import { toolbar as zhCn } from '../../../words/frame/toolbar/zh-cn.ts';

type Loose<Word> = Word extends string
  ? string
  : Word extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Code in keyof Word]: string };

export type ToolbarWords = { readonly [Key in keyof typeof zhCn]: Loose<(typeof zhCn)[Key]> };

/** Both languages travel with the toolbar: together they are smaller than another request. */
export const TOOLBAR_WORDS: Readonly<Record<Language, ToolbarWords>> = {
  CN: zhCn,
  EN: en satisfies ToolbarWords,
};
