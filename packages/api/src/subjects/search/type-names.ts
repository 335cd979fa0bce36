import type { Language, SearchBusiness, SearchDocType } from '@bank/contract';

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

/** The parts of the bank that results are narrowed to. */
export const businessNames: Readonly<Record<Language, Readonly<Record<SearchBusiness, string>>>> = {
  CN: {
    PERSONAL: '个人金融',
    FUND: '基金',
    CARD: '信用卡',
    COMPANY: '公司金融',
    MARKETS: '金融市场',
    SPECIAL: '特色金融',
    INVESTORS: '投资者关系',
    BANK: '关于本行',
  },
  EN: {
    PERSONAL: 'Personal banking',
    FUND: 'Funds',
    CARD: 'Credit cards',
    COMPANY: 'Corporate banking',
    MARKETS: 'Financial markets',
    SPECIAL: 'Special finance',
    INVESTORS: 'Investor relations',
    BANK: 'About the bank',
  },
};
