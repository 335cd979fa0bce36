import { chrome } from '../frame/chrome/zh-cn.ts';
import { consent } from '../frame/consent/zh-cn.ts';
import { home } from '../home/home/zh-cn.ts';
import { news } from '../articles/news/zh-cn.ts';
import { problem } from '../frame/problem/zh-cn.ts';
import { search } from '../frame/search/zh-cn.ts';

/** The Chinese dictionary. It defines the shape that every other language must satisfy. */
export const zhCn = { ...chrome, ...consent, ...home, ...news, ...problem, ...search } as const;
