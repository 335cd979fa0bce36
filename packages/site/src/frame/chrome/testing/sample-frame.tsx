import type { ReactNode } from 'react';
import type { Language, MenuNode } from '@bank/contract';
import { aPage } from './render-chrome.tsx';
import { aMenuEntry } from './sample-chrome.ts';

export const nothing = () => undefined;

/** A page that stands under the first section of the sample's menu. */
export const samplePage = (language: Language) =>
  aPage(language === 'CN' ? { path: '/personal', url: '/personal' } : { path: '/en', url: '/en' });

const ENTRIES = {
  CN: ['基金首页', '基金产品', '基金对比', '基金资讯'],
  EN: ['Fund home', 'Funds', 'Compare funds', 'Fund news'],
};

export const sampleEntries = (language: Language): MenuNode[] =>
  ENTRIES[language].map((name, index) => {
    const path = `${language === 'CN' ? '' : '/en'}/personal/second/fund${index}`;
    return aMenuEntry({ code: `fund-${index}`, name, path, url: path });
  });

/** Header and footer stand beside `main`, with a main part between them as far as landmarks go. */
export const inHeader = (part: ReactNode) => <header>{part}</header>;
