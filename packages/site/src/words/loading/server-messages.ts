import type { Language } from '@bank/contract';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { zhCn } from './zh-cn.ts';

export function serverMessages(language: Language): Messages {
  return language === 'CN' ? zhCn : en;
}
