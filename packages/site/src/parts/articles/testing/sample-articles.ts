import type { Article, ArticleSummary, FileRef, Language } from '@bank/contract';
import { SAMPLE_TEXT } from '../../rich-text/testing/sample-text.ts';
import { anArticle } from '../../blocks/testing/home-fixtures.ts';

const TITLES = {
  CN: [
    '2026 年三季报：不良贷款率降至 0.98%，拨备覆盖率保持 268%',
    '关于下调部分人民币存款挂牌利率的公告',
    '个人养老金开户服务覆盖全部 412 家网点',
  ],
  EN: [
    'Third-quarter results: NPL ratio down to 0.98%, coverage at 268%',
    'Lower posted rates for some renminbi deposits',
    'Private pension accounts at all 412 branches',
  ],
} as const;
const SUMMARIES = {
  CN: '前三季度实现归属于母公司股东的净利润 214.6 亿元，同比增长 3.1%；普惠型小微企业贷款余额较年初增长 14.7%。',
  EN: 'Net profit for nine months was CNY 21.46 billion, up 3.1%; inclusive loans to small firms grew 14.7% this year.',
};
const IDS = ['20261120-q3-results', '20261112-deposits', '20261114-private-pension'];
const FILE_NAMES = { CN: '2026 年第三季度报告', EN: '2026 Third Quarterly Report' };

export const sampleFiles = (language: Language): FileRef[] => [
  { path: 'q3-2026.pdf', name: FILE_NAMES[language], size: 3_355_443, ext: 'pdf', pages: 42 },
  { path: 'q3-2026.xlsx', name: FILE_NAMES[language], size: 48_210, ext: 'xlsx' },
];

export const sampleArticles = (language: Language): ArticleSummary[] =>
  TITLES[language].map((title, index) =>
    anArticle({
      id: IDS[index] ?? title,
      title,
      summary: SUMMARIES[language],
      top: index === 0 ? '1' : '0',
    }),
  );

/** One that has everything: files, neighbours and related ones. */
export function sampleArticle(language: Language): Article {
  const [own, older, newer] = sampleArticles(language);
  if (own === undefined || older === undefined || newer === undefined)
    throw new Error('Three are made above');
  return {
    ...own,
    source: language === 'CN' ? '董事会办公室' : 'Board office',
    content: SAMPLE_TEXT[language],
    attachments: sampleFiles(language),
    prev: { id: newer.id, title: newer.title },
    next: { id: older.id, title: older.title },
    related: [newer, older],
    address: '/bobbank/seconddetail?id=20261120-q3-results&column=701001',
  };
}
