import type { Language } from '@bank/contract';
import { en } from './en.ts';
import { zhCn, type Words } from './zh-cn.ts';

export type { Words };

const DICTIONARIES: Readonly<Record<Language, Words>> = { CN: zhCn, EN: en };

export const wordsOf = (language: Language): Words => DICTIONARIES[language];
