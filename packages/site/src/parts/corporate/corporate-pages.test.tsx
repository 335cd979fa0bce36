import { beforeAll, describe, expect, it } from 'vitest';
import { withBanner } from '../banner/testing/with-banner.tsx';
import { elementsOf, renderPage, textOf } from '../blocks/testing/render-page.tsx';
import { CompanyHomePage } from '../../pages/company/company-home/CompanyHomePage.tsx';
import type { CompanyHomeData } from '../../pages/company/company-home/load-company-home.ts';
import { FinanceHomePage } from '../../pages/finance/finance-home/FinanceHomePage.tsx';
import type { FinanceHomeData } from '../../pages/finance/finance-home/load-finance-home.ts';
import { CorporateDetailBanner } from './CorporateDetailBanner.tsx';
import { CorporateDetailPage } from './CorporateDetailPage.tsx';
import { corporateListPath, corporatePath } from './corporate-paths.ts';
import { aDetail, aService, pageProps, someFacts } from './testing/corporate-fixtures.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';

beforeAll(() => corporateWords.load('CN'));

const FAILED = '这一部分暂时没有取到';
const EMPTY = '这一部分暂时没有内容';
const paged = <Item,>(list: Item[]) => ({ total: list.length, pageNum: 1, pageSize: 10, list });
const counts = { SERVICE: 0, CASE: 0 };

describe('the home of companies', () => {
  const none: CompanyHomeData = {
    banners: [],
    shortcuts: [],
    services: { ...paged([]), counts },
    groups: [],
    cases: { ...paged([]), counts },
    notices: { ...paged([]), years: [], months: [] },
    assurances: [],
    columns: [],
  };

  it('says in every block that it did not arrive, and keeps its one h1 [S8-visible] [S2-company]', () => {
    const nothing: CompanyHomeData = {
      banners: undefined,
      shortcuts: undefined,
      services: undefined,
      groups: undefined,
      cases: undefined,
      notices: undefined,
      assurances: undefined,
      columns: undefined,
    };
    const html = renderPage(CompanyHomePage, pageProps('/company', nothing));
    expect(elementsOf(html, 'h1').map(textOf)).toEqual([expect.stringContaining('公司业务')]);
    expect(textOf(html).split(FAILED)).toHaveLength(7);
  });

  it('tells an empty block from one that failed [S8-visible] [S2-company]', () => {
    const text = textOf(renderPage(CompanyHomePage, pageProps('/company', none)));
    expect(text).not.toContain(FAILED);
    expect(text).toContain(EMPTY);
  });

  it('shows the first of a service’s facts beside its name, under its column [S2-company]', () => {
    const services = {
      ...paged([aService(), aService({ id: 'lc', columnId: '201005', title: '信用证' })]),
      counts,
    };
    const html = renderPage(CompanyHomePage, pageProps('/company', { ...none, services }));
    expect(textOf(html)).toMatch(/流动资金贷款\s*答复时限 资料齐全后 5 个工作日/);
    expect(html).toContain('href="/company/corporateFinanceDetail?id=lc&amp;column=201005"');
  });
});

describe('the home of financial markets', () => {
  const none: FinanceHomeData = {
    banners: [],
    shortcuts: [],
    services: { ...paged([]), counts },
    lpr: [],
    middle: { publishTime: '2026-11-20T10:30:00+08:00', lines: [] },
    drawn: [],
    notices: [],
    desks: [],
  };
  const lpr = (termCode: string, rate: string, prevRate: string, effectiveDate: string) => ({
    kind: 'LPR' as const,
    termCode,
    termName: termCode,
    rate,
    prevRate,
    effectiveDate,
  });

  it('says how the LPR moved, by term, and writes a dash for a currency without a middle rate [MKT-1]', () => {
    const html = renderPage(
      FinanceHomePage,
      pageProps('/finance', {
        ...none,
        lpr: [
          lpr('1Y', '3.00', '3.10', '2026-11-20'),
          lpr('5Y', '3.50', '3.50', '2026-11-20'),
          lpr('1Y', '3.10', '3.10', '2026-10-20'),
        ],
        middle: {
          publishTime: '2026-11-20T10:30:00+08:00',
          lines: [
            {
              currency: 'USD',
              currencyName: '美元',
              unit: 100,
              middleRate: '',
              change: undefined,
              values: [],
            },
          ],
        },
      }),
    );
    const text = textOf(html);
    expect(text).toMatch(/1 年期 3.00% 上次调整 2026-11-20 .*−10 个基点 本月调整/);
    expect(text).toContain('5 年期以上 3.50% 历次调整');
    expect(text).toMatch(/美元 100 USD –/);
  });

  it('says in every block that nothing is there [S8-visible] [MKT-1]', () => {
    const text = textOf(renderPage(FinanceHomePage, pageProps('/finance', none)));
    expect(text).not.toContain(FAILED);
    expect(text.split(EMPTY).length).toBeGreaterThan(3);
  });
});

describe('an article of either section', () => {
  const render = (detail: ReturnType<typeof aDetail>) =>
    renderPage(
      withBanner(CorporateDetailBanner, CorporateDetailPage, detail.title),
      pageProps('/company/corporateFinanceDetail', detail),
    );

  it('as a service tells whom it is for, what to bring and how it goes on [CORP-3]', () => {
    const service = someFacts({
      sizes: ['SMALL'],
      industries: ['TECH'],
      materials: ['营业执照'],
      steps: [{ name: '咨询', text: '致电 95526。' }],
    });
    const text = textOf(render(aDetail({ service })));
    expect(text).toMatch(/适合\s*小微企业 科技企业/);
    expect(text).toContain('营业执照');
    expect(text).toMatch(/怎么办理\s*1\s*咨询\s*致电 95526。/);
  });

  it('is for companies of every kind where it names none, and leaves out what it does not have [CORP-3]', () => {
    const text = textOf(render(aDetail({ service: someFacts() })));
    expect(text).toContain('各类企业');
    for (const absent of ['申请材料', '怎么办理', '相关服务', '用过这项服务的客户'])
      expect(text).not.toContain(absent);
  });

  it('as a case leads to the services that it used [CORP-3]', () => {
    const html = render(aDetail({ service: someFacts({ kind: 'CASE' }), services: [aService()] }));
    expect(textOf(html)).toContain('用到的服务');
    expect(html).toContain(
      'href="/company/corporateFinanceDetail?id=working-capital-loan&amp;column=201001"',
    );
  });

  it('without facts reads as any notice [S7-lists]', () => {
    const { service: _facts, ...notice } = aDetail({ title: '一则通知' });
    const html = render(notice);
    expect(elementsOf(html, 'h1').map(textOf)).toEqual([' 一则通知 ']);
    expect(textOf(html)).not.toContain('想办这项业务');
  });

  it.each([
    [
      '201005',
      '/company/corporateFinanceDetail?id=x&column=201005',
      '/company/corporateFinanceList?column=201005',
    ],
    ['301002', '/finance/second/detail?id=x&column=301002', '/finance/second?column=301002'],
  ])(
    'of column %s is read and listed in its own section [S2-company] [S2-finance]',
    (columnId, detail, list) => {
      expect(corporatePath({ id: 'x', columnId })).toBe(detail);
      expect(corporateListPath(columnId)).toBe(list);
    },
  );
});
