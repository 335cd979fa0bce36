import type { CorporateArticle, CorporateDetail, ServiceFacts } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';

export const someFacts = (given: Partial<ServiceFacts> = {}): ServiceFacts => ({
  kind: 'SERVICE',
  sort: 1,
  industries: [],
  sizes: [],
  needs: ['WORKING'],
  facts: [
    { name: '答复时限', value: '资料齐全后 5 个工作日' },
    { name: '期限', value: '一般不超过 3 年' },
  ],
  materials: [],
  steps: [],
  related: [],
  ...given,
});

export const aService = (given: Partial<CorporateArticle> = {}): CorporateArticle => ({
  id: 'working-capital-loan',
  columnId: '201001',
  title: '流动资金贷款',
  summary: '用于日常经营周转。',
  cover: '',
  publishDate: '2026-11-16',
  updateTime: '2026-11-16T00:00:00+08:00',
  top: '0',
  tags: [],
  attachments: [],
  service: someFacts(),
  ...given,
});

export const aDetail = (given: Partial<CorporateDetail> = {}): CorporateDetail => ({
  ...aService(),
  address: '/company/corporateFinanceDetail?id=working-capital-loan&column=201001',
  content: '<p>正文。</p>',
  related: [],
  services: [],
  cases: [],
  ...given,
});

/** The props of a page of either section. */
export const pageProps = <Data>(path: string, data: Data): PageProps<Data> => ({
  data,
  language: 'CN',
  query: {},
  record: {
    id: 'page',
    name: '公司业务',
    code: 'page',
    path,
    url: path,
    urlType: '1',
    component: 'page',
    dataType: 2,
    levels: 1,
    layout: 'base',
    title: '公司业务',
    keepAlive: false,
  },
});
