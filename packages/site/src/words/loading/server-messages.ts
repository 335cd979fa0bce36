import type { Language } from '@bank/contract';
import { bankFacts } from './bank-facts.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { zhCn } from './zh-cn.ts';

export function serverMessages(language: Language): Messages {
  return bankFacts(language).complete<Messages>(language === 'CN' ? zhCn : en);
}
