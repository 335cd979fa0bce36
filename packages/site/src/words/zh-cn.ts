import { chrome } from './zh-cn/chrome.ts';
import { consent } from './zh-cn/consent.ts';
import { home } from './zh-cn/home.ts';
import { news } from './zh-cn/news.ts';
import { problem } from './zh-cn/problem.ts';
import { search } from './zh-cn/search.ts';

/** The Chinese dictionary. It defines the shape that every other language must satisfy. */
export const zhCn = { ...chrome, ...consent, ...home, ...news, ...problem, ...search } as const;
