import type { Language } from '@bank/contract';
import { bankFacts } from './bank-facts.ts';
import type { Messages } from './messages.ts';

const loaders: Record<Language, () => Promise<Messages>> = {
  CN: () => import('./zh-cn.ts').then((module) => module.zhCn),
  EN: () => import('./en.ts').then((module) => module.en),
};

const loaded = new Map<Language, Messages>();

/** Fetches the dictionary of a language; one chunk each. */
export async function loadMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await loaders[language]());
}

/** A dictionary that `loadMessages` has fetched; the other one stands in while a language is still on its way. */
export function browserMessages(language: Language): Messages {
  const messages = loaded.get(language) ?? [...loaded.values()][0];
  if (messages === undefined) throw new Error('The site is rendered before any dictionary was loaded');
  return bankFacts(language).complete(messages);
}
