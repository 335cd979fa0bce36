import { chrome } from './en/chrome.ts';
import { consent } from './en/consent.ts';
import { home } from './en/home.ts';
import { news } from './en/news.ts';
import { problem } from './en/problem.ts';
import { search } from './en/search.ts';
import type { Messages } from './messages.ts';

/** The English dictionary: a missing text is a type error, not a fallback. */
export const en = {
  ...chrome,
  ...consent,
  ...home,
  ...news,
  ...problem,
  ...search,
} as const satisfies Messages;
