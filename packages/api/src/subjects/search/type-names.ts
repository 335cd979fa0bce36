import type { Language, SearchDocType } from '@bank/contract';

/** What the tabs of the result page are called (SRCH-6). */
export const typeNames: Readonly<Record<Language, Readonly<Record<SearchDocType | 'ALL', string>>>> = {
  CN: { ALL: '全部', PRODUCT: '产品服务', NEWS: '公告新闻', NOTICE: '公告', FILE: '文件', BRANCH: '网点' },
  EN: {
    ALL: 'All',
    PRODUCT: 'Products and services',
    NEWS: 'Announcements and news',
    NOTICE: 'Announcements',
    FILE: 'Documents',
    BRANCH: 'Branches',
  },
};
