import { chrome } from '../frame/chrome/en.ts';
import { consent } from '../frame/consent/en.ts';
import { home } from '../home/home/en.ts';
import { news } from '../articles/news/en.ts';
import { problem } from '../frame/problem/en.ts';
import { search } from '../frame/search/en.ts';
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
